import type { Sentence } from '#contract/transcripts.ts'
import { estimateTokens } from './plan-call.ts'
import type { Part } from './prompts/ask-notes.ts'
import { minutesOf, wantedLength } from './prompts/describe-answer.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import type { Run } from './run.ts'
import type { ChapterAnchor } from './tidy-answer.ts'

/** Sentences that are shown again at the head of a part. */
const overlap = 2
/** Tokens of `[s1234 02:31] ` and the line break. */
const lineTokens = 8
/** The distance before a full part's end in which a better cut is looked for, as a share of it. */
const slack = 0.3

/**
 * Cuts a transcript into parts of at most so many tokens, about equally long. A part ends where the creator's
 * chapter ends, else where the speaker changes or pauses longest. The parts follow each other without a gap.
 */
export function planParts(
  sentences: readonly Sentence[],
  anchors: readonly ChapterAnchor[],
  maxTokens: number,
): Part[] {
  const sizes = sentences.map(({ text }) => estimateTokens(text) + lineTokens)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const count = Math.max(1, Math.ceil(total / (maxTokens * (1 - slack / 2))))
  const target = Math.min(maxTokens, (total / count) * (1 + slack / 2))
  const chapterStarts = new Set(anchors.map(({ sentence }) => sentence))
  const parts: Part[] = []
  let from = 0
  while (from < sentences.length) {
    const full = fillPart(sizes, from, count === 1 ? maxTokens : target)
    const next = full >= sentences.length ? full : bestCut(sentences, chapterStarts, from, full)
    parts.push({ from, to: next - 1, lead: Math.max(0, from - overlap) })
    from = next
  }
  return parts
}

/** The first sentence that does not fit any more; at least one fits. */
function fillPart(sizes: readonly number[], from: number, max: number): number {
  let sum = 0
  let at = from
  while (at < sizes.length && (at === from || sum + (sizes[at] ?? 0) <= max)) {
    sum += sizes[at] ?? 0
    at += 1
  }
  return at
}

/** The best first sentence for the next part, among the last ones before the part is full. */
function bestCut(
  sentences: readonly Sentence[],
  chapterStarts: ReadonlySet<number>,
  from: number,
  full: number,
): number {
  const first = Math.max(from + 1, Math.ceil(full - (full - from) * slack))
  let best = { at: full, worth: -1 }
  for (let at = full; at >= first; at -= 1) {
    const worth = worthOf(sentences[at - 1], sentences[at], chapterStarts)
    if (worth > best.worth) best = { at, worth }
  }
  return best.at
}

function worthOf(
  before: Sentence | undefined,
  after: Sentence | undefined,
  chapterStarts: ReadonlySet<number>,
): number {
  if (before === undefined || after === undefined) return 0
  if (chapterStarts.has(after.index)) return 1000
  const pause = Math.min(60, Math.max(0, (after.start ?? 0) - (before.end ?? after.start ?? 0)))
  return pause + (before.turn === after.turn ? 0 : 5) + (after.fragment ? -1 : 0)
}

/** Words of the summary of a part. */
const partWords = 120

/** The request for notes on a part; its summary is only read by the merge. */
export function partRequest(run: Run, part: Part): AnswerRequest {
  const { input } = run
  const sentences = input.sentences.slice(part.from, part.to + 1)
  const from = sentences.at(0)?.start ?? null
  const to = sentences.at(-1)?.end ?? null
  const durationSeconds = from === null || to === null ? null : to - from
  const form = input.form ?? null
  const wanted = wantedLength(minutesOf({ durationSeconds, sentences }), 'standard', form)
  return {
    style: 'standard',
    form,
    language: input.outputLanguage,
    // The lines of a form are the notes themselves.
    wanted: { ...wanted, summaryWords: form === null ? partWords : wanted.summaryWords },
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
