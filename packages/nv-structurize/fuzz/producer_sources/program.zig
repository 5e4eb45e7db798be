//! Optionals, errors, a labelled loop, a switch with ranges.
const std = @import("std");
extern fn printf(format: [*:0]const u8, ...) c_int;

const Wrong = error{ Empty, TooLong };

fn parse(text: []const u8) Wrong!u32 {
    if (text.len == 0) return Wrong.Empty;
    var value: u32 = 0;
    for (text, 0..) |character, place| {
        if (place > 8) return Wrong.TooLong;
        switch (character) {
            '0'...'9' => value = value *% 10 +% (character - '0'),
            '_' => continue,
            'x', 'X' => break,
            else => value ^= character,
        }
    }
    return value;
}

fn first(rows: []const [4]u8, wanted: u8) ?usize {
    outer: for (rows, 0..) |row, place| {
        for (row) |each| {
            if (each == 0) continue :outer;
            if (each == wanted) return place;
        }
    }
    return null;
}

export fn main() c_int {
    const texts = [_][]const u8{ "", "12_3", "99x1", "0123456789", "a7" };
    for (texts) |text| {
        const value = parse(text) catch |wrong| if (wrong == Wrong.Empty) @as(u32, 1) else 2;
        _ = printf("%u ", value);
    }
    const rows = [_][4]u8{ .{ 1, 2, 0, 3 }, .{ 4, 3, 9, 9 }, .{ 0, 7, 7, 7 } };
    for ([_]u8{ 3, 7, 2 }) |wanted| _ = printf("%d ", @as(c_int, @intCast(first(&rows, wanted) orelse 9)));
    _ = printf("\n");
    return 0;
}
