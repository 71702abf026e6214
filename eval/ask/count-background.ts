import { backgroundDigits } from '#server/domain/retrieval/background.ts'
import type { StoredBackground } from '#server/domain/retrieval/background.ts'
import type { TalkIndex } from '#server/domain/retrieval/talk-index.ts'

const maxStems = 1500

/** Counts how common stems are in these talks; the ones that most of the talks have are listed. */
export function countBackground(indexes: readonly TalkIndex[]): StoredBackground {
  const talks = new Map<string, number>()
  const uses = new Map<string, number>()
  let words = 0
  for (const { postings } of indexes) {
    for (const [stem, list] of postings) {
      const count = list.reduce((sum, posting) => sum + posting.count, 0)
      talks.set(stem, (talks.get(stem) ?? 0) + 1)
      uses.set(stem, (uses.get(stem) ?? 0) + count)
      words += count
    }
  }
  const listed = [...talks]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxStems)
    .map(([stem]) => stem)
  const digits = (shareOf: (stem: string) => number, perFactor: number): string =>
    listed.map((stem) => digitOf(shareOf(stem), perFactor)).join('')
  return {
    stems: listed.join(' '),
    talks: digits((stem) => (talks.get(stem) ?? 0) / indexes.length, backgroundDigits.talks),
    uses: digits((stem) => (uses.get(stem) ?? 0) / words, backgroundDigits.uses),
  }
}

function digitOf(share: number, perFactor: number): string {
  const { base } = backgroundDigits
  return Math.min(base - 1, Math.round(-Math.log(share) * perFactor)).toString(base)
}
