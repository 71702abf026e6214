import { Argument } from 'commander'
import type { Command } from 'commander'
import { writeCompletion } from '../output/write-completion.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../write-output.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

const usage = `
Load it where your shell starts:
  bash   source <(precis completion bash)
  zsh    source <(precis completion zsh)
  fish   precis completion fish | source`

/** Adds the command that writes what a shell completes commands with. */
export function addCompletion(program: Command, { output }: Surroundings): void {
  program
    .command('completion')
    .description('write the completion of a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', usage)
    .action((shell: Shell) => writeOutput(writeCompletion(program, shell), { file: undefined, output }))
}
