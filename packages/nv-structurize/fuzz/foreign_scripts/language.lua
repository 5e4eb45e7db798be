-- control flow, closures, integers and floats, goto, varargs, metatables
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(22))
for i = 1, 30 do
  for j = 1, 30 do
    if (i * j) % 7 == 0 then goto continue end
    if i * j > 500 then break end
    if i + j == 41 then print(i, j, i // j, i % j, i / j, i ~ j, i << (j % 5)) end
    ::continue::
  end
end
local n, steps = 27, 0
repeat n = n % 2 == 0 and n // 2 or 3 * n + 1; steps = steps + 1 until n == 1
print(steps)
local function counter() local c = 0; return function() c = c + 1; return c end end
local a, b = counter(), counter()
a() a() b()
print(a(), b())
print(select("#", nil, nil, 3), (select(2, "x", "y", "z")))
local V = setmetatable({}, { __call = function(_, x, y) return setmetatable({ x = x, y = y }, V_mt) end })
V_mt = { __add = function(p, q) return V(p.x + q.x, p.y + q.y) end, __eq = function(p, q) return p.x == q.x end,
  __lt = function(p, q) return p.x < q.x end, __index = function(_, k) return k .. "?" end,
  __concat = function(p, q) return "<" .. tostring(p.x or p) .. ">" end, __len = function() return 42 end }
local s = V(1, 2) + V(3, 4)
print(s.x, s.y, s.z, #s, s == V(4, 0), s < V(5, 5), s .. "t")
print(math.maxinteger + 1 == math.mininteger, 7 // 0.0, -7 // 0.0, 0 / 0 ~= 0 / 0, 3 % -math.huge, 1e308 * 10)
print(10 == 10.0, "10" + 5, 2 ^ 53, 7 // 2, -7 // 2, -7 % 3, 7 % -3, 1 << 63, 1 << 64, "a" < "b")
local t = {}
for i = 1, 200 do t[i] = (i * 7919) % 211 end
table.sort(t)
print(table.concat(t, " ", 1, 20), #t)
table.sort(t, function(x, y) return x > y end)
print(table.unpack(t, 1, 5))
table.insert(t, 3, "new"); print(table.remove(t, 3), #t, next({}), type(next))
local ok, e = pcall(function() local x = nil; return x.y end)
print(ok, e)
print(pcall(error, { code = 7 }), select(2, pcall(error, "msg", 0)))
print(xpcall(function() error("deep") end, function(m) return "handled " .. m end))
local co = coroutine.wrap(function(x) for i = 1, 5 do x = coroutine.yield(x * i) end return "done" end)
print(co(1), co(2), co(3), co(4), co(5), co(6))
print(coroutine.resume(coroutine.create(function() error("in coroutine") end)))
do local x <close> = setmetatable({}, { __close = function() print("closed") end }) end
collectgarbage(); collectgarbage("generational"); for i = 1, 20000 do local _ = { i, tostring(i) } end; collectgarbage("incremental")
print(load("return 1 + 1")(), load("syntax error here"))
print(#string.dump(fib) > 0, load(string.dump(function(x) return x * 2 end))(21))
