import type { DraftChapter, DraftInsight, DraftSentence, EngineInput } from '#core/draft-summary.ts'
import { inSections, sectionOf } from '#core/forms/arrange-lines.ts'
import { describeAnswer, fenceForm } from './describe-answer.ts'
import type { AnswerRequest } from './describe-answer.ts'
import { disarm, fence, numberSentences } from './fence.ts'

/** A part of the video: first and last sentence `from` and `to`, `lead` the first shown with it. */
export type Part = { from: number; to: number; lead: number }

type Question = { part: Part; position: number; total: number; request: AnswerRequest }

/**
 * The question about one part of a long video. The sentences before `from` are shown so that its beginning
 * can be understood.
 */
export function askPart(
  input: EngineInput,
  { part, position, total, request }: Question,
  boundary: string,
): string {
  const shown = input.sentences.slice(part.lead, part.to + 1)
  const lines = [...describeVideo(input, boundary), ...numberSentences(shown, boundary)]
  return [
    fence('TRANSCRIPT', lines, boundary),
    '',
    ...fenceForm(request.form, boundary),
    `Above is part ${position + 1} of ${total} of a long transcript. Summarize this part from s${part.from} on; the sentences before it are shown only to help you understand it.`,
    describeAnswer(request, true),
  ].join('\n')
}

/** The description of the video in a prompt besides its words, as data. */
export function describeVideo(input: Pick<EngineInput, 'title' | 'channel'>, boundary: string): string[] {
  const lines: string[] = []
  if (input.title !== null) lines.push(`Title: ${disarm(input.title, boundary)}`)
  if (input.channel !== null) lines.push(`Channel: ${disarm(input.channel, boundary)}`)
  return lines
}

/** The question about a video that fits into one call: the transcript, then the task. */
export function askWhole(input: EngineInput, request: AnswerRequest, boundary: string): string {
  const lines = [...describeVideo(input, boundary), ...numberSentences(input.sentences, boundary)]
  return [
    fence('TRANSCRIPT', lines, boundary),
    '',
    ...fenceForm(request.form, boundary),
    'Summarize the whole transcript above, its end as carefully as its beginning.',
    describeAnswer(request, false),
  ].join('\n')
}

/** The facts about a part after it was read. */
export type PartNotes = {
  part: Part
  summary: readonly DraftSentence[]
  chapters: readonly DraftChapter[]
  insights: readonly DraftInsight[]
}

/** The question that makes one summary of the parts' notes; the transcript is not shown again. */
export function askMerge(
  input: EngineInput,
  notes: readonly PartNotes[],
  request: AnswerRequest,
  boundary: string,
): string {
  const task = 'Make one summary of the whole video out of them.'
  return [
    ...writeAll(input, notes, boundary),
    ...fenceForm(request.form, boundary),
    `${explanation} ${task} ${rules}`,
    describeAnswer(request, false),
  ].join('\n')
}

/** The question that makes joint notes on several parts, where there are too many for one merge. */
export function askCondense(
  input: EngineInput,
  notes: readonly PartNotes[],
  request: AnswerRequest,
  boundary: string,
): string {
  const task = 'They cover only a stretch of the video. Make shorter notes on that stretch out of them.'
  return [
    ...writeAll(input, notes, boundary),
    ...fenceForm(request.form, boundary),
    `${explanation} ${task} ${rules}`,
    describeAnswer(request, true),
  ].join('\n')
}

const explanation =
  'Above are notes on parts of one long video, in order: a summary of each part sentence by sentence, its chapters with the id of their first sentence, and statements; all with the id and the exact words that bear them out.'
const rules =
  'Merge what is the same, keep the best of every part, and take every id and every quote from the notes unchanged.'

function writeAll(input: EngineInput, notes: readonly PartNotes[], boundary: string): string[] {
  const hasForm = (input.form ?? null) !== null
  const written = notes.flatMap((note) => writeNotes(note, boundary, hasForm))
  const lines = [...describeVideo(input, boundary), ...written]
  return [fence('NOTES', lines, boundary), '']
}

function writeNotes(
  { part, summary, chapters, insights }: PartNotes,
  boundary: string,
  hasForm: boolean,
): string[] {
  const name = (sentence: DraftSentence): string =>
    hasForm ? `section ${sectionOf(sentence) + 1}` : 'summary'
  const say = (text: string): string => disarm(text, boundary)
  return [
    `Part s${part.from} to s${part.to}:`,
    ...(hasForm ? inSections(summary) : summary).map((line) => {
      const { text, citations } = line
      const [first, ...others] = citations
      if (first === undefined) return `${name(line)}: ${say(text)}`
      const more = others.map(({ sentence, quote }) => ` | [s${sentence}] "${say(quote)}"`)
      return `[s${first.sentence}] ${name(line)}: ${say(text)} | "${say(first.quote)}"${more.join('')}`
    }),
    ...chapters.map(({ sentence, title, gist }) => {
      const quote = gist === null ? '' : ` | ${say(gist.text)} | "${say(gist.quote)}"`
      return `[s${sentence}] chapter: ${say(title)}${quote}`
    }),
    ...insights.map(
      ({ sentence, text, quote }) => `[s${sentence}] statement: ${say(text)} | "${say(quote)}"`,
    ),
  ]
}
