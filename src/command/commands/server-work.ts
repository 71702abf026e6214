import { Option } from 'commander'
import type { Command } from 'commander'
import type { Server } from '#client/call-server.ts'
import { asJson } from '#export/documents.ts'
import { requireServer } from '../open-precis.ts'
import { createProgress } from '../output/progress.ts'
import type { Progress } from '../output/progress.ts'
import { withoutControls } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'
import { workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'

/** The options of a command that a server does. */
export type ServerFlags = WorkFlags & { json?: boolean }

/** What such a command works with. */
type Given = { server: Server; signal: AbortSignal; onStage: Progress['onStage'] }

/** What it writes: a text to read, or the same as data with `--json`. */
export type Written = { text: string; data: object }

/** Adds a command below another one, with the options that each of them has. */
export function addServerCommand(
  parent: Command,
  name: string,
  { about, isDefault = false }: { about: string; isDefault?: boolean },
): Command {
  const command = parent
    .command(name, { isDefault })
    .description(about)
    .addOption(new Option('--json', 'write JSON'))
  for (const option of workOptions()) command.addOption(option)
  return command
}

/** Has a server do the work of a command, with its progress shown, and writes what it gives. @throws PrecisFailure */
export async function runOnServer(
  flags: ServerFlags,
  surroundings: Surroundings,
  stage: string,
  work: (given: Given) => Promise<Written>,
): Promise<void> {
  const { errors, output, catchInterrupt } = surroundings
  const server = requireServer(flags, surroundings)
  const { onStage, end } = createProgress(errors, flags.quiet === true)
  onStage(stage)
  const { text, data } = await work({ server, signal: catchInterrupt(), onStage }).finally(end)
  const content = flags.json === true ? asJson(data) : withoutControls(text)
  await writeOutput(content, { file: flags.output, output })
}
