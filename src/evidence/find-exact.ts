import { countOf } from './evidence-index.ts'
import type { EvidenceIndex, QuoteWords } from './evidence-index.ts'

/** A stretch of the transcript: from its first word up to and without `to`. */
export type Range = { from: number; to: number }

/** Where the words of the quote stand one after another, the place nearest to the named sentence first. */
export function findExact(index: EvidenceIndex, quote: QuoteWords, hint: number | null): Range[] {
  const { ids, anchors } = quote
  if (ids.length === 0 || ids.includes(-1)) return []
  const rarest = rarestAnchor(index, anchors)
  if (rarest === null) return []
  const { from, positions } = index.postings
  const anchor = anchors[rarest] ?? 0
  const hits: Range[] = []
  for (let at = from[anchor] ?? 0; at < (from[anchor + 1] ?? 0); at += 1) {
    const start = (positions[at] ?? 0) - rarest
    if (start >= 0 && standsAt(index, ids, start)) hits.push({ from: start, to: start + ids.length })
  }
  return hint === null || hits.length < 2 ? hits : nearestFirst(index, hits, hint)
}

/** The hits in the order of their distance in sentences; at equal distance the earlier. */
function nearestFirst(index: EvidenceIndex, hits: readonly Range[], hint: number): Range[] {
  const away = ({ from }: Range) => Math.abs((index.sentenceAt[from] ?? 0) - hint)
  return hits.toSorted((a, b) => away(a) - away(b) || a.from - b.from)
}

function rarestAnchor(index: EvidenceIndex, anchors: Int32Array): number | null {
  let rarest: number | null = null
  let min = Number.POSITIVE_INFINITY
  for (const [position, anchor] of anchors.entries()) {
    const count = countOf(index, anchor)
    if (count === 0 || count >= min) continue
    rarest = position
    min = count
  }
  return rarest
}

function standsAt({ words }: EvidenceIndex, ids: Int32Array, start: number): boolean {
  if (start + ids.length > words.length) return false
  for (let offset = 0; offset < ids.length; offset += 1) {
    if (words[start + offset] !== ids[offset]) return false
  }
  return true
}
