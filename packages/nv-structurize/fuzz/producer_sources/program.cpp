// Templates, a virtual call, destructors on several ways out; nothing is thrown.
#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};
struct Square : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    double area() const override { return side * side; }
};
struct Strip : Shape {
    double a, b;
    Strip(double x, double y) : a(x), b(y) {}
    double area() const override { return a * b; }
};

static double total(const std::vector<std::unique_ptr<Shape>> &shapes, double limit) {
    double sum = 0;
    for (const auto &shape : shapes) {
        if (shape->area() < 1) continue;
        sum += shape->area();
        if (sum > limit) return -sum;
    }
    return sum;
}

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int k = 0; k < 6; k++)
        if (k % 2) shapes.push_back(std::make_unique<Square>(k * 0.5));
        else shapes.push_back(std::make_unique<Strip>(k, 1.5));
    std::map<std::string, int> counts;
    for (const char *word : {"pear", "fig", "pear", "plum", "fig", "pear"}) counts[word]++;
    std::vector<int> numbers;
    for (int k = 0; k < 40; k++) numbers.push_back(k * 7919 % 41);
    std::sort(numbers.begin(), numbers.end());
    for (const auto &[word, count] : counts) std::printf("%s %d ", word.c_str(), count);
    std::printf("%g %g %d\n", total(shapes, 100), total(shapes, 5), numbers[17]);
}
