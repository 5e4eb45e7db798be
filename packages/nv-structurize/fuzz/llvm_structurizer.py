"""LLVM's own structurizer, as an oracle and for comparison: IR on standard input, structurized IR on standard output.

It has no name in the C API, but the AMDGPU code generator runs it, and code generation can be told where to start and
to stop. The options are global, so this runs as a process of its own. Standard error gives its CPU seconds.
"""

from __future__ import annotations

import sys
import time

from llvmlite import binding

DUMMY = 'target triple = "amdgcn-amd-amdhsa"\ndefine void @dummy() {\n  ret void\n}\n'


def main() -> None:
    """Run lowerswitch, fix-irreducible, unify-loop-exits and structurizecfg."""
    text = sys.stdin.read()
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple("amdgcn-amd-amdhsa")
    target.create_target_machine(cpu="gfx900").emit_assembly(
        binding.parse_assembly(DUMMY)
    )  # registers the options
    binding.set_option("", "-start-before=lowerswitch")
    binding.set_option("", "-stop-after=structurizecfg")
    machine = target.create_target_machine(cpu="gfx900")
    lines = [line for line in text.split("\n") if not line.startswith(("target triple", "target datalayout"))]
    module = binding.parse_assembly("\n".join(lines))
    module.triple = "amdgcn-amd-amdhsa"
    module.data_layout = str(machine.target_data)
    start = time.process_time()
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options())
    manager = binding.create_new_module_pass_manager()
    manager.add_unify_function_exit_nodes_pass()
    manager.run(module, builder)
    result = machine.emit_assembly(module)
    print(time.process_time() - start, file=sys.stderr)
    sys.stdout.write(ir_of(result))


def ir_of(machine_file: str) -> str:
    """The IR in what stopping code generation leaves: a YAML file with the module as an indented block."""
    lines = machine_file.split("\n")
    start = lines.index("--- |") + 1
    return "\n".join(line[2:] for line in lines[start : lines.index("...", start)]) + "\n"


if __name__ == "__main__":
    main()
