import { Option } from 'commander'
import type { Command } from 'commander'
import { AppError } from '#core/app-error.ts'
import { writeSubRip, writeWebVtt } from '#core/subtitles/write-subtitles.ts'
import { readableText } from '#core/text/readable-text.ts'
import { asJson } from '#export/documents.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { namesOf } from '#product/summary-formats.ts'
import { withoutControls } from '#product/without-controls.ts'
import type { Surroundings } from '../surroundings.ts'
import { examplesHelp, sourcesAbout, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'
import { runWork } from './run-work.ts'

/** The writers of a transcript, by format. Captions need times. @throws AppError `INVALID_REQUEST` */
export const transcriptWriters = {
  text: ({ sentences }) => withoutControls(`${readableText(sentences)}\n`),
  srt: (transcript) => writeSubRip(timed(transcript)),
  vtt: (transcript) => writeWebVtt(timed(transcript)),
  json: asJson,
} as const satisfies Record<string, (transcript: TranscriptDocument) => string>
type TranscriptFormat = keyof typeof transcriptWriters

function timed({ timings, sentences }: TranscriptDocument): TranscriptDocument['sentences'] {
  if (timings !== 'none') return sentences
  throw new AppError(
    'INVALID_REQUEST',
    'This transcript has no times, so it can only be written as text or JSON.',
  )
}

/** The ending of a transcript's files, and whether several can follow one another in one. */
export function transcriptFiles(format: TranscriptFormat): { ending: string; isJoined: boolean } {
  return {
    ending: `.${format === 'text' ? 'txt' : format}`,
    isJoined: format === 'text' || format === 'json',
  }
}

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
    .argument('<sources...>', sourcesAbout)
    .addOption(
      new Option('-f, --format <format>', 'what to write')
        .choices(namesOf(transcriptWriters))
        .default('text'),
    )
  for (const option of workOptions()) command.addOption(option)
  command
    .addHelpText('after', examplesHelp(transcriptExamples))
    .action((sources: string[], flags: WorkFlags & { format: TranscriptFormat }) =>
      runWork(sources, flags, surroundings, {
        ...transcriptFiles(flags.format),
        work: async ({ precis, source, options }) => {
          const transcript = await precis.transcribe(source, options)
          return { content: transcriptWriters[flags.format](transcript), title: transcript.videoTitle }
        },
      }),
    )
}
