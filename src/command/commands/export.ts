import { pipeline } from 'node:stream/promises'
import { Option } from 'commander'
import type { Command } from 'commander'
import { openFile, PrecisFailure } from '#client/call-server.ts'
import type { Server } from '#client/call-server.ts'
import { historyFile, summaryFormatIds } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { requireServer } from '../open-precis.ts'
import { tryOutputFile, writeOutputFile } from '../output/output-file.ts'
import { createProgress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { isClosedPipe } from '../surroundings.ts'
import { examplesHelp, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'

type Flags = WorkFlags & { format: SummaryFormat; search?: string }

/** Examples that the help shows; the tests run them. */
const exportExamples = [
  'precis export --format obsidian -o history.zip',
  'precis export --format anki --search rivers -o rivers.apkg',
  'precis export --format json',
] as const

/** Adds the command that saves the history of an account. */
export function addExport(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('export')
    .description('save the summaries of your account on a server as one file')
    .addOption(new Option('-f, --format <format>', 'what to write').choices(summaryFormatIds).default('json'))
    .addOption(new Option('--search <words>', 'only summaries that these words find'))
  for (const option of workOptions()) command.addOption(option)
  command
    .addHelpText('after', examplesHelp(exportExamples))
    .action((flags: Flags) => exportHistory(flags, surroundings))
}

async function exportHistory(flags: Flags, surroundings: Surroundings): Promise<void> {
  const { format, search = '', output: file } = flags
  const { output, errors } = surroundings
  const { extension } = historyFile(format)
  if (file === undefined && output.isTTY === true && ['zip', 'apkg'].includes(extension)) {
    const detail = `This file is no text: name it with -o history.${extension}.`
    throw new PrecisFailure('OUTPUT_REFUSED', detail)
  }
  const server = requireServer(flags, surroundings)
  const progress = createProgress(errors, flags.quiet === true)
  progress.onStage('Saving your history')
  const query = new URLSearchParams({ format, q: search }).toString()
  const signal = surroundings.catchInterrupt()
  try {
    await saveFile(server, { path: `api/history/file?${query}`, signal }, { file, output })
  } finally {
    progress.end()
  }
}

/** Saves what a server sends as a file that was named, or writes it out. @throws PrecisFailure */
export async function saveFile(
  server: Server,
  call: { path: string; signal: AbortSignal },
  { file, output }: { file: string | undefined; output: Surroundings['output'] },
): Promise<void> {
  if (file !== undefined) await tryOutputFile(file)
  const body = openFile(server, { method: 'GET', ...call })
  if (file === undefined) await writeOut(body, output)
  else await writeOutputFile(file, body)
}

async function writeOut(body: AsyncIterable<Uint8Array>, output: Surroundings['output']): Promise<void> {
  await pipeline(body, output, { end: false }).catch((error: unknown) => {
    if (!isClosedPipe(error)) throw error
  })
}
