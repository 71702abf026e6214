import { Option } from 'commander'
import type { Command } from 'commander'
import { PrecisFailure } from '#client/failure.ts'
import { summaryNote } from '#export/markdown.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { suggestLocalModel } from '#server/deps/local-model-deps.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { chooseServer } from '../open-precis.ts'
import { transcriptWriters } from '../output/formats.ts'
import { printSummary } from '../output/print-summary.ts'
import { readCommandSettings } from '../settings.ts'
import type { Surroundings } from '../surroundings.ts'
import { withoutControls } from '../without-controls.ts'
import { examplesHelp, formOption, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'
import { runWork } from './run-work.ts'

type Flags = WorkFlags & {
  language: SummaryLanguage
  style: SummaryStyle
  form: string
  format?: SummaryFormat
  json?: boolean
  srt?: boolean
}

/** Examples that the help shows; the tests run them. */
const summarizeExamples = [
  'precis talk.srt',
  'precis talk.srt --json',
  'precis talk.srt --format obsidian -o talk.md',
  'precis talk.srt --format anki -o talk.apkg',
  'precis - < talk.srt',
  'precis talk.srt --form outline',
  'precis https://youtu.be/WZyRbnpGyzQ --style brief',
] as const

/** Adds the command that summarizes, which is meant where none is named. */
export function addSummarize(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('summarize', { isDefault: true })
    .description('summarize a video or a transcript (the default)')
    .argument('<source>', 'a link, a file, or - for the standard input')
    .addOption(
      new Option('-l, --language <tag>', 'language of the summary').choices(summaryLanguages).default('en'),
    )
    .addOption(
      new Option('-s, --style <style>', 'how it is written').choices(summaryStyles).default('standard'),
    )
    .addOption(formOption('what it is set out as').default(formIds[0]))
    .addOption(new Option('-f, --format <format>', 'what to write').choices(summaryFormatIds))
    .addOption(new Option('--json', 'the same as --format json').conflicts(['format', 'srt']))
    .addOption(
      new Option('--srt', 'the transcript as SubRip captions, without a summary').conflicts('format'),
    )
  for (const option of workOptions()) command.addOption(option)
  command
    .addHelpText('after', examplesHelp(summarizeExamples))
    .action((source: string, flags: Flags) => summarize(source, flags, surroundings))
}

async function summarize(argument: string, flags: Flags, surroundings: Surroundings): Promise<void> {
  const format = flags.json === true ? 'json' : flags.format
  // Before anything is fetched or paid for.
  if (format === 'anki' && flags.output === undefined && surroundings.output.isTTY === true) {
    throw new PrecisFailure('OUTPUT_REFUSED', 'A deck for Anki is no text: name a file with -o deck.apkg.')
  }
  await runWork(argument, flags, surroundings, async ({ precis, source, options, paint }) => {
    if (flags.srt === true) return transcriptWriters.srt(await precis.transcribe(source, options))
    const { language, style, form } = flags
    const { summary, note } = await precis.summarize(source, { language, style, form }, options)
    if (note !== null) surroundings.errors.write(`${note}\n`)
    if (format !== undefined) return await writeSummaryFile(summary, format)
    return paint === null ? summaryNote(summary) : printSummary(withoutControls(summary), paint)
  })
  const text = await suggestModel(flags, surroundings)
  if (text !== null) surroundings.errors.write(text)
}

/** Which model of this machine could write, for a person at a terminal; looked for when the summary is there. */
async function suggestModel(flags: Flags, { env, errors, fetch }: Surroundings): Promise<string | null> {
  const isWanted = errors.isTTY === true && flags.quiet !== true && chooseServer(flags, env).server === null
  return isWanted ? await suggestLocalModel(readCommandSettings(env), { command: 'precis', fetch }) : null
}
