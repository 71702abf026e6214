import { backgroundDigits } from '#core/retrieval/background.ts'
import type { StoredBackground } from '#core/retrieval/background.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'

const maxStems = 1500

/** Counts how common stems are in these transcripts; the ones that most of the transcripts have are listed. */
export function countBackground(indexes: readonly TranscriptIndex[]): StoredBackground {
  const transcripts = new Map<string, number>()
  const uses = new Map<string, number>()
  let words = 0
  for (const { postings } of indexes) {
    for (const [stem, list] of postings) {
      const count = list.reduce((sum, posting) => sum + posting.count, 0)
      transcripts.set(stem, (transcripts.get(stem) ?? 0) + 1)
      uses.set(stem, (uses.get(stem) ?? 0) + count)
      words += count
    }
  }
  const listed = [...transcripts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxStems)
    .map(([stem]) => stem)
  const digits = (shareOf: (stem: string) => number, perFactor: number): string =>
    listed.map((stem) => digitOf(shareOf(stem), perFactor)).join('')
  return {
    stems: listed.join(' '),
    transcripts: digits(
      (stem) => (transcripts.get(stem) ?? 0) / indexes.length,
      backgroundDigits.transcripts,
    ),
    uses: digits((stem) => (uses.get(stem) ?? 0) / words, backgroundDigits.uses),
  }
}

function digitOf(share: number, perFactor: number): string {
  const { base } = backgroundDigits
  return Math.min(base - 1, Math.round(-Math.log(share) * perFactor)).toString(base)
}
