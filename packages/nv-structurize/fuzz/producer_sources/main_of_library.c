#include <stdio.h>
int checksum(unsigned seed);
int main(void) {
    for (unsigned seed = 0; seed < 40; seed++) printf("%d ", checksum(seed));
    printf("\n");
    return 0;
}
