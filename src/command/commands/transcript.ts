import { Option } from 'commander'
import type { Command } from 'commander'
import { namesOf } from '#product/names-of.ts'
import { transcriptWriters } from '../output/formats.ts'
import type { TranscriptFormat } from '../output/formats.ts'
import type { Surroundings } from '../surroundings.ts'
import { examplesHelp, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'
import { runWork } from './run-work.ts'

/** Examples that the help shows; the tests run them. */
const transcriptExamples = [
  'precis transcript talk.srt',
  'precis transcript talk.srt --format vtt -o talk.vtt',
] as const

/** Adds the command that gives a transcript, in sentences with their speakers and times. */
export function addTranscript(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('transcript')
    .description('fetch or read a transcript')
    .argument('<source>', 'a link, a file, or - for the standard input')
    .addOption(
      new Option('-f, --format <format>', 'what to write')
        .choices(namesOf(transcriptWriters))
        .default('text'),
    )
  for (const option of workOptions()) command.addOption(option)
  command
    .addHelpText('after', examplesHelp(transcriptExamples))
    .action((source: string, flags: WorkFlags & { format: TranscriptFormat }) =>
      runWork(source, flags, surroundings, async ({ precis, source: read, options }) =>
        transcriptWriters[flags.format](await precis.transcribe(read, options)),
      ),
    )
}
