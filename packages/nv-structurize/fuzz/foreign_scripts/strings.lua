-- patterns, formats, utf8, packing, and a small sieve and matrix product
print(("hello world from lua"):gsub("(%w+)", "<%1>"))
print(("key = value; other=thing"):match("(%w+)%s*=%s*(%w+)"))
for k, v in ("a=1,b=22,c=333"):gmatch("(%w+)=(%w+)") do io.write(k, ":", v, " ") end print()
print(("x"):rep(10, "-"), ("abc"):reverse(), ("MiXed"):lower(), ("MiXed"):upper(), ("abcdef"):sub(-3, -2))
print(("THE (quick) fox"):find("%((%a+)%)"), ("f(a(b)c)d"):match("%b()"), ("THE (quick) fox"):gsub("%f[%a]%a+", string.len))
print(string.format("%5d|%-5d|%05d|%x|%X|%o|%e|%g|%.3f|%q|%s|%c|%i|%a", 42, 42, 42, 255, 255, 8, 12345.678, 1e20, math.pi, "a\nb\0c", nil, 65, 7, 1))
print(utf8.char(228, 8364, 128512), utf8.len("äö€"), utf8.codepoint("€", 1))
for p, c in utf8.codes("aä€") do io.write(p, "=", c, " ") end print()
print(string.unpack("<i4", string.pack("<i4", -123456)), string.pack(">I2s1z", 513, "ab", "cd"):byte(1, -1))
print(tostring(1e15), tostring(2^63), tostring(-0.0), 1e100, 123456789012345678, 0x10p2, tonumber("0x1p-2"), tonumber("zz", 36), tonumber("8", 8))
local sieve, primes = {}, {}
for i = 2, 2000 do
  if not sieve[i] then primes[#primes + 1] = i; for j = i * i, 2000, i do sieve[j] = true end end
end
print(#primes, primes[#primes])
local function matrix(n, f) local m = {} for i = 1, n do m[i] = {} for j = 1, n do m[i][j] = f(i, j) end end return m end
local p, q = matrix(20, function(i, j) return i + j end), matrix(20, function(i, j) return i - j end)
local r = matrix(20, function(i, j) local s = 0 for k = 1, 20 do s = s + p[i][k] * q[k][j] end return s end)
print(r[1][1], r[20][20], r[7][13])
local parts = {}
for line in ("one\ntwo\n\nfour"):gmatch("([^\n]*)\n?") do parts[#parts + 1] = "[" .. line .. "]" end
print(table.concat(parts, ","))
print(os.time({ year = 2020, month = 1, day = 1, hour = 12 }) > 0, type(os.clock()), math.type(1), math.type(1.0), math.tointeger(3.0))
print(math.floor(-3.5), math.ceil(-3.5), math.fmod(-7, 3), math.ult(1, -1), math.abs(math.mininteger), math.max(3, 9, 2))
print(string.format("%-20s|%20s|%.3s", "left", "right", "truncated"), ("%d"):format(3.0), pcall(string.format, "%d", 3.5))
