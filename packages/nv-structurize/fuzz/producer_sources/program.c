/* Switches, loops left from several places, goto and a jump through a table of functions. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t hash(const char *text) {
    uint32_t h = 2166136261u;
    while (*text) {
        if (*text == '#')
            break;
        h = (h ^ (uint8_t)*text++) * 16777619u;
    }
    return h;
}

static int machine(const unsigned char *code, int limit) {
    int stack[16] = {0}, top = 0;
    for (int pc = 0, steps = 0; steps < limit; steps++) {
        switch (code[pc++]) {
        case 0: return top ? stack[top - 1] : -1;
        case 1: stack[top++] = code[pc++]; break;
        case 2: top--; stack[top - 1] += stack[top]; break;
        case 3: top--; stack[top - 1] *= stack[top]; break;
        case 4:
            if (stack[--top] == 0) { pc++; continue; }
            pc = code[pc];
            continue;
        case 5: stack[top] = stack[top - 1]; top++; /* fall through */
        case 6: stack[top - 1]--; break;
        default: goto bad;
        }
    }
    return -2;
bad:
    return -3;
}

static int words(const char *text, int *longest) {
    int count = 0, length = 0;
    for (;; text++) {
        if (*text == ' ' || !*text) {
            if (length) { count++; if (length > *longest) *longest = length; }
            length = 0;
            if (!*text) return count;
        } else {
            length++;
        }
    }
}

int main(void) {
    static const unsigned char codes[][16] = {
        {1, 6, 1, 7, 3, 0}, {1, 3, 6, 5, 4, 2, 1, 9, 0}, {9}, {1, 1, 4, 0}, {1, 2, 1, 3, 2, 1, 4, 3, 0}};
    for (unsigned k = 0; k < sizeof codes / sizeof *codes; k++)
        printf("%d ", machine(codes[k], 50));
    const char *texts[] = {"", "one", "a longer  text here", "x#y"};
    for (int k = 0; k < 4; k++) {
        int longest = 0, count = words(texts[k], &longest);
        printf("%d %d %u ", count, longest, hash(texts[k]));
    }
    printf("\n");
    return 0;
}
