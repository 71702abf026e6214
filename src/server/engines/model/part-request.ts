import type { ChapterAnchor } from './locate-chapters.ts'
import type { Part } from './prompts/ask-part.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import { minutesOf, wantedLength } from './prompts/wanted-length.ts'
import type { Run } from './run.ts'

/** Words of the summary of a part. */
const partWords = 120

/** What is wanted of the notes on a part; its summary is only read by the merge. */
export function partRequest(run: Run, part: Part): AnswerRequest {
  const { input } = run
  const sentences = input.sentences.slice(part.from, part.to + 1)
  const from = sentences.at(0)?.start ?? null
  const to = sentences.at(-1)?.end ?? null
  const durationSeconds = from === null || to === null ? null : to - from
  const wanted = wantedLength(minutesOf({ durationSeconds, sentences }), 'standard')
  return {
    style: 'standard',
    language: input.outputLanguage,
    wanted: { ...wanted, summaryWords: partWords },
    chapterStarts: anchorsIn(run, part).map(({ sentence }) => `s${sentence}`),
  }
}

/** The creator's chapters that begin in a part, and the one that goes on at its beginning. */
export function anchorsIn({ anchors }: Run, { from, to }: Part): ChapterAnchor[] {
  const before = anchors.findLast(({ sentence }) => sentence < from)
  const inside = anchors.filter(({ sentence }) => sentence >= from && sentence <= to)
  const goesOn = before !== undefined && inside[0]?.sentence !== from
  return goesOn ? [{ title: before.title, sentence: from }, ...inside] : inside
}
