import type { DraftChapter, DraftInsight, DraftSentence, EngineInput } from '#server/ports/summary-engine.ts'
import type { Part } from './ask-part.ts'
import { describeVideo } from './ask-whole.ts'
import { describeAnswer } from './describe-answer.ts'
import type { AnswerRequest } from './describe-answer.ts'
import { disarm, fence } from './fence.ts'

/** What is known of a part after it was read. */
export type PartNotes = {
  part: Part
  summary: readonly DraftSentence[]
  chapters: readonly DraftChapter[]
  insights: readonly DraftInsight[]
}

/** The question that makes one summary of the notes on each part; the transcript itself is not shown again. */
export function askMerge(
  input: EngineInput,
  notes: readonly PartNotes[],
  request: AnswerRequest,
  boundary: string,
): string {
  const task = 'Make one summary of the whole video out of them.'
  return [
    ...writeAll(input, notes, boundary),
    `${explanation} ${task} ${rules}`,
    describeAnswer(request, false),
  ].join('\n')
}

/** The question that makes notes on several parts out of the notes on each, where there are too many for one merge. */
export function askCondense(
  input: EngineInput,
  notes: readonly PartNotes[],
  request: AnswerRequest,
  boundary: string,
): string {
  const task = 'They cover only a stretch of the video. Make shorter notes on that stretch out of them.'
  return [
    ...writeAll(input, notes, boundary),
    `${explanation} ${task} ${rules}`,
    describeAnswer(request, true),
  ].join('\n')
}

const explanation =
  'Above are notes on parts of one long video, in order: a summary of each part sentence by sentence, its chapters with the id of their first sentence, and statements; all with the id and the exact words that bear them out.'
const rules =
  'Merge what is the same, keep the best of every part, and take every id and every quote from the notes unchanged.'

function writeAll(input: EngineInput, notes: readonly PartNotes[], boundary: string): string[] {
  const lines = [...describeVideo(input, boundary), ...notes.flatMap((note) => writeNotes(note, boundary))]
  return [fence('NOTES', lines, boundary), '']
}

function writeNotes({ part, summary, chapters, insights }: PartNotes, boundary: string): string[] {
  const say = (text: string): string => disarm(text, boundary)
  return [
    `Part s${part.from} to s${part.to}:`,
    ...summary.map(({ text, citations }) => {
      const [first, ...others] = citations
      if (first === undefined) return `summary: ${say(text)}`
      const more = others.map(({ sentence, quote }) => ` | [s${sentence}] "${say(quote)}"`)
      return `[s${first.sentence}] summary: ${say(text)} | "${say(first.quote)}"${more.join('')}`
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
