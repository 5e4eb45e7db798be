//! Iterators, a match, a loop with labelled breaks; called from C.

#[derive(Clone, Copy, PartialEq)]
enum Op {
    Push(i32),
    Add,
    Mul,
    Skip(u8),
    Stop,
}

fn decode(byte: u8) -> Op {
    match byte {
        0 => Op::Stop,
        1 => Op::Add,
        2 => Op::Mul,
        3..=9 => Op::Skip(byte - 2),
        _ => Op::Push(byte as i32 - 10),
    }
}

fn run(code: &[u8]) -> Option<i32> {
    let mut stack = Vec::new();
    let mut bytes = code.iter();
    'steps: while let Some(&byte) = bytes.next() {
        match decode(byte) {
            Op::Push(value) => stack.push(value),
            Op::Stop => break 'steps,
            Op::Skip(count) => {
                for _ in 0..count {
                    if bytes.next().is_none() {
                        break 'steps;
                    }
                }
            }
            both => {
                let (a, b) = (stack.pop()?, stack.pop()?);
                stack.push(if both == Op::Add { a.wrapping_add(b) } else { a.wrapping_mul(b) });
            }
        }
    }
    stack.pop()
}

#[no_mangle]
pub extern "C" fn checksum(seed: u32) -> i32 {
    let mut state = seed | 1;
    let code: Vec<u8> = (0..64)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            (state % 40) as u8
        })
        .collect();
    (0..64).filter_map(|from| run(&code[from..])).fold(0, |sum, each| sum.wrapping_mul(31).wrapping_add(each))
}
