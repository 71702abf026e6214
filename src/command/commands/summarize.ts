import { Option } from 'commander'
import type { Command } from 'commander'
import { PrecisFailure } from '#client/call-server.ts'
import type { CheckState, Insight } from '#contract/evidence.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { stateNote } from '#export/describe-line.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { summaryNote, sectionName } from '#export/markdown.ts'
import { countOfStates, hasSections, textHeading } from '#export/marked-summary.ts'
import { copiedWords, summaryHeading } from '#product/copied-words.ts'
import { linesInSections } from '#product/form-sections.ts'
import { summaryFormatIds, summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'
import { suggestLocalModel } from '#server/deps/engine-deps.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { readCommandSettings } from '#server/settings.ts'
import { chooseServer } from '../open-precis.ts'
import { suggestForm } from '../output/suggest-form.ts'
import type { Paint } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { examplesHelp, formOption, sourcesAbout, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'
import { runWork } from './run-work.ts'
import { transcriptFiles, transcriptWriters } from './transcript.ts'

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
  'precis talk.srt https://youtu.be/WZyRbnpGyzQ -o notes',
  'precis talk.srt --form outline',
  'precis https://youtu.be/WZyRbnpGyzQ --style brief',
] as const

/** Adds the command that summarizes, which is meant where none is named. */
export function addSummarize(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('summarize', { isDefault: true })
    .description('summarize a video or a transcript (the default)')
    .argument('<sources...>', sourcesAbout)
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
    .action((sources: string[], flags: Flags) => summarize(sources, flags, surroundings))
}

/** Formats of which several in one file are still one: a table, a deck and a list are not. */
const joined: readonly (SummaryFormat | undefined)[] = [undefined, 'markdown', 'json', 'text', 'bibtex']

async function summarize(
  sources: readonly string[],
  flags: Flags,
  surroundings: Surroundings,
): Promise<void> {
  const format = flags.json === true ? 'json' : flags.format
  // Before anything is fetched or paid for.
  const ending = `.${summaryFormats[format ?? 'markdown'].extension}`
  const isPacked = format === 'anki' || format === 'word'
  if (isPacked && flags.output === undefined && surroundings.output.isTTY === true) {
    throw new PrecisFailure('OUTPUT_REFUSED', `This file is no text: name it with -o summary${ending}.`)
  }
  const files = flags.srt === true ? transcriptFiles('srt') : { ending, isJoined: joined.includes(format) }
  await runWork(sources, flags, surroundings, {
    ...files,
    work: async ({ precis, source, options, paint }) => {
      if (flags.srt === true) {
        const transcript = await precis.transcribe(source, options)
        return { content: transcriptWriters.srt(transcript), title: transcript.videoTitle }
      }
      const { language, style, form } = flags
      const { summary, note } = await precis.summarize(source, { language, style, form }, options)
      const notes = [note, flags.quiet === true ? null : suggestForm(summary)].filter((each) => each !== null)
      for (const each of notes) surroundings.errors.write(`${each}\n`)
      const title = summary.videoTitle
      if (format !== undefined) return { content: await writeSummaryFile(summary, format), title }
      const text = paint === null ? summaryNote(summary) : printSummary(withoutControls(summary), paint)
      return { content: text, title }
    },
  })
  const text = await suggestModel(flags, surroundings)
  if (text !== null) surroundings.errors.write(text)
}

/**
 * A sentence about a model of this machine that could write, for a person at a terminal; it is looked for
 * when the summary is there.
 */
async function suggestModel(flags: Flags, { env, errors, fetch }: Surroundings): Promise<string | null> {
  const isWanted = errors.isTTY === true && flags.quiet !== true && chooseServer(flags, env).server === null
  return isWanted ? await suggestLocalModel(readCommandSettings(env), { command: 'precis', fetch }) : null
}

/** The mark of a state: they differ in shape, for terminals without colours. */
const marks: Readonly<Record<CheckState, string>> = {
  verified: '✓',
  'words-found': '○',
  quoted: '“',
  differs: '!',
  'not-found': '?',
  checking: '…',
}

const colours = {
  verified: 'green',
  'words-found': 'cyan',
  quoted: 'cyan',
  differs: 'yellow',
  'not-found': 'red',
  checking: 'gray',
} as const satisfies Record<CheckState, string>

/** A summary for a terminal: each line with the mark of its state, and times that are links to the video. */
function printSummary(summary: SummaryDocument, paint: Paint): string {
  const { gistSentence, summarySentences, insights, chapters, videoUrl } = summary
  const line = (evidence: Insight): string => printLine(evidence, videoUrl, paint)
  const parts = [headOf(summary, paint)]
  if (gistSentence !== null) parts.push(line(gistSentence))
  parts.push(...textSections(summary, line, paint))
  if (insights.length > 0) {
    const printed = insights.map((insight) => [line(insight), ...quoteOf(insight, paint)].join('\n'))
    parts.push(section('Key insights', printed, paint))
  }
  if (chapters.length > 0) {
    const printed = chapters.map((each) => `  ${timeOf(each.start, videoUrl, paint)}${sectionName(each)}`)
    parts.push(section('Sections', printed, paint))
  }
  parts.push(paint('dim', `${countOfStates(summary)}. ${legendOf([...summarySentences, ...insights])}`))
  return paint.wrap(`${parts.join('\n\n')}\n`)
}

/** The text below its heading, in a form each of its sections below its own. */
function textSections(summary: SummaryDocument, line: (evidence: Insight) => string, paint: Paint): string[] {
  const { form, summarySentences } = summary
  const heading = textHeading(summary, summaryHeading(summary))
  if (!hasSections(form)) return [section(heading, summarySentences.map(line), paint)]
  const parts = linesInSections(form.sections, summarySentences).flatMap(({ section: own, lines }) => {
    if (lines.length === 0)
      return own.heading === '' ? [] : [section(own.heading, [copiedWords.text.nothingSaid], paint)]
    const printed = lines.map((each, at) => (own.shape === 'steps' ? `${at + 1}. ${line(each)}` : line(each)))
    return [own.heading === '' ? printed.join('\n') : section(own.heading, printed, paint)]
  })
  return [paint('bold', heading), ...parts]
}

function headOf(
  { videoTitle, videoChannel, videoDuration, videoUrl, engine }: SummaryDocument,
  paint: Paint,
): string {
  const facts = [videoChannel, videoDuration, videoUrl].filter((fact) => fact !== null)
  const by = engine.kind === 'model' ? `written by ${engine.name}` : 'sentences of the transcript'
  return [paint('bold', videoTitle), paint('dim', [...facts, by].join(' · '))].join('\n')
}

function section(title: string, lines: readonly string[], paint: Paint): string {
  return [paint('bold', title), ...lines].join('\n')
}

function printLine(evidence: Insight, videoUrl: string | null, paint: Paint): string {
  const { state, text, second } = evidence
  const mark = paint(colours[state], marks[state])
  const note = isFlagged(state) ? paint(colours[state], ` [${stateNote(evidence)}]`) : ''
  return `${mark} ${timeOf(second, videoUrl, paint)}${withSpeakers(text, evidence)}${note}`
}

function quoteOf({ text, quote }: Insight, paint: Paint): string[] {
  return quote === '' || quote === text ? [] : [paint('dim', `    “${quote}”`)]
}

/** A time, as a link to that second where the terminal can follow one, and the blank behind it. */
function timeOf(second: number | null, videoUrl: string | null, paint: Paint): string {
  if (second === null) return ''
  const time = clockTime(second)
  return `${videoUrl === null ? paint('dim', time) : paint.link(time, atSecond(videoUrl, second))} `
}

const meanings: Readonly<Record<CheckState, string>> = {
  verified: 'its words were found, and a checker that caught planted errors says that it follows',
  'words-found': 'its words were found',
  quoted: 'word for word from the transcript',
  differs: 'differs from what is said',
  'not-found': 'not found',
  checking: 'being checked',
}

/** The legend of the marks that occur in some lines. */
function legendOf(lines: readonly Insight[]): string {
  const states = [...new Set(lines.map(({ state }) => state))]
  return states.map((state) => `${marks[state]} ${meanings[state]}`).join(', ')
}
