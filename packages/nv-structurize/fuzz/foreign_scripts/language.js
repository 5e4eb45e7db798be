// What the language can do, for the interpreters of foreign.py; prints what it computes.
function Matrix(rows, columns, make) {
  this.rows = rows; this.columns = columns; this.cells = [];
  for (var r = 0; r < rows; r++) {
    for (var c = 0; c < columns; c++) this.cells.push(make(r, c));
  }
}
Matrix.prototype.at = function (r, c) { return this.cells[r * this.columns + c]; };
Matrix.prototype.times = function (other) {
  var mine = this;
  return new Matrix(this.rows, other.columns, function (r, c) {
    var sum = 0;
    for (var k = 0; k < mine.columns; k++) sum += mine.at(r, k) * other.at(k, c);
    return sum;
  });
};

function primes(limit) {
  var sieve = [], found = [];
  outer:
  for (var n = 2; n < limit; n++) {
    for (var k = 0; k < found.length; k++) {
      if (found[k] * found[k] > n) break;
      if (n % found[k] === 0) continue outer;
    }
    found.push(n);
  }
  return found;
}

function classify(value) {
  switch (typeof value) {
    case "number": return isNaN(value) ? "no number" : value < 0 ? "negative" : "number";
    case "string": return "text of " + value.length;
    case "object": return value === null ? "null" : value instanceof Array ? "array" : "object";
    default: return typeof value;
  }
}

function collatz(n) { var steps = 0; do { n = n % 2 ? 3 * n + 1 : n / 2; steps++; } while (n !== 1); return steps; }

function guarded(action) {
  try { return action(); } catch (error) { return error.name + "!"; } finally { guarded.calls = (guarded.calls || 0) + 1; }
}

var a = new Matrix(7, 5, function (r, c) { return r * c - 3; }), b = new Matrix(5, 6, function (r, c) { return r + c / 2; });
print(a.times(b).cells.join(" "));
print(primes(500).join(","));
var values = [1, -2, NaN, "abc", null, [1], { x: 1 }, undefined, true];
for (var i in values) print(i, classify(values[i]));
var longest = 0, where = 0;
for (var n = 1; n < 3000; n++) { var steps = collatz(n); if (steps > longest) { longest = steps; where = n; } }
print(longest, where);
print("the quick brown fox, the lazy dog".replace(/(\w+) (\w+)/g, "$2 $1").split(/[, ]+/).sort().join("|"));
print(JSON.stringify({ a: [1, 2.5, "x\n\u00e9"], b: { c: null, d: true } }), JSON.parse("[1, {\"k\": [2, 3]}]")[1].k[1]);
print(guarded(function () { return null.x; }), guarded(function () { return eval("1 +"); }), guarded(function () { return 7; }), guarded.calls);
print((0.1 + 0.2).toFixed(10), (255).toString(16), parseInt("z", 36), Math.pow(2, 40), 1 / 3, 1e21, -1 >>> 3);
print([5, 3, 11, 8].sort(function (x, y) { return x - y; }).map(function (x) { return x * x; }).filter(function (x) { return x % 2; }).join());
print(new Date(86400000 * 365).toISOString(), encodeURIComponent("ä b/c"), "aXbX".lastIndexOf("X"));
