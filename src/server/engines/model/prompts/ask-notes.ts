import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter, DraftInsight, DraftSentence, EngineInput } from '#core/draft-summary.ts'
import { inSections, sectionOf } from '#core/forms/arrange-lines.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type { AnswerInput } from '#server/ports/model-engines.ts'
import { describeAnswer, fenceForm, writeLanguage } from './describe-answer.ts'
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
function describeVideo(input: Pick<EngineInput, 'title' | 'channel'>, boundary: string): string[] {
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

type Shown = {
  sentences: readonly Sentence[]
  /** True where these are all. */
  isWhole: boolean
  language: SummaryLanguage
}

/** The question of a viewer with the transcript, or the parts of it that a search found nearest. */
export function askQuestion(
  input: AnswerInput,
  { sentences, isWhole, language }: Shown,
  boundary: string,
): string {
  const lines = [...describeVideo(input, boundary), ...numberSentences(sentences, boundary)]
  const earlier = input.earlier.flatMap(({ question, answer }) => [
    `Question: ${disarm(question, boundary)}`,
    `Answer: ${disarm(answer ?? 'The video does not say.', boundary)}`,
  ])
  return [
    fence('TRANSCRIPT', lines, boundary),
    ...(earlier.length === 0 ? [] : [fence('EARLIER', earlier, boundary)]),
    fence('QUESTION', [disarm(input.question, boundary)], boundary),
    '',
    isWhole
      ? `Above is the whole transcript, and what a viewer asks about it. ${nearest(input)}`
      : 'Above are the parts of a long transcript that a search found nearest to what a viewer asks.',
    ...(earlier.length === 0 ? [] : ['What the viewer asked before only helps you understand the question.']),
    describeReply(language),
  ].join('\n')
}

function nearest({ passages }: AnswerInput): string {
  if (passages.length === 0) return ''
  const positions = passages.map(({ sentence, sentences }) => `s${sentence} to s${sentence + sentences - 1}`)
  return `A search found these sentences nearest to it: ${positions.join(', ')}.`
}

/** Describes the JSON object that is wanted. */
export function describeReply(language: SummaryLanguage): string {
  return [
    'The object has these keys, in this order:',
    '- "said": true when the transcript answers the question, at least in part; false when it does not.',
    '- "answer": a list of {"p":1,"text":"...","cites":[{"sid":"s17","quote":"..."}]}, empty when "said" is false: the answer in one to three short paragraphs, at most 150 words in all, what answers most directly first. Each item is one sentence, "p" the number of its paragraph; "cites" has one to three citations that bear out everything in "text".',
    `Write every "text" in the language of the question; where that is not plain, in ${writeLanguage(language)}. Leave every "quote" as it was said.`,
  ].join('\n')
}
