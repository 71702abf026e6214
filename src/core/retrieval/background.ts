import { z } from 'zod'
import { densestWindow, mostTogether } from './asked-stems.ts'
import type { AskedStem } from './asked-stems.ts'
import stored from './background-stems.json' with { type: 'json' }
import type { Question } from './read-question.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/**
 * The frequency of stems in other transcripts: for each, digits of base 36 for the share of transcripts that
 * have it and for its share of all words. `npm run eval -- train ask` writes it.
 */
const backgroundSchema = z.strictObject({ stems: z.string(), transcripts: z.string(), uses: z.string() })
/** A stored background: stems with blanks between them, a digit for each in `talks` and `uses`. */
export type StoredBackground = z.infer<typeof backgroundSchema>

/** The frequency of a stem in other transcripts: its share of transcripts, and of all words. */
type Commonness = { transcripts: number; uses: number }
/** Looks a stem up; one that is not listed is rare. */
export type Background = (stem: string) => Commonness

/** Base of the digits, and how many there are to a factor of e: steps of a quarter to a third. */
export const backgroundDigits = { base: 36, transcripts: 4, uses: 2.5 }
const rare: Commonness = { transcripts: 0, uses: 0 }
const floors: Commonness = { transcripts: 0.004, uses: 3e-6 }

/** The background of the product: talks in English. */
export const englishBackground = readBackground(backgroundSchema.parse(stored))

/** Reads a stored background. */
export function readBackground({ stems, transcripts, uses }: StoredBackground): Background {
  const known = new Map(
    stems.split(' ').map((stem, at): [string, Commonness] => [
      stem,
      {
        transcripts: shareOf(transcripts[at], backgroundDigits.transcripts),
        uses: shareOf(uses[at], backgroundDigits.uses),
      },
    ]),
  )
  return (stem) => known.get(stem) ?? rare
}

/** The weight of a stem in a question: the fewer talks have it, the more. */
export function tellingOf({ transcripts }: Commonness): number {
  return -Math.log(transcripts + floors.transcripts)
}

/** The expected number of a stem among so many words. */
export function expectedUses({ uses }: Commonness, words: number): number {
  return words * (uses + floors.uses)
}

function shareOf(digit: string | undefined, perFactor: number): number {
  return digit === undefined ? 0 : Math.exp(-Number.parseInt(digit, backgroundDigits.base) / perFactor)
}

const togetherReaches = [2, 8, 25]
const windowReaches = [3, 12, 40]
/** The uses added to those counted and expected, so that one more of a rare word matters less. */
const prior = 0.3

/**
 * A word of the question with how much it tells because other transcripts seldom have it, and how much more
 * often this one does.
 */
type TellingStem = AskedStem & { telling: number; lift: number; common: Commonness }

/** The share of what the words of a question tell that is said at all; 0 where nothing of it is. */
export function saidShare(index: TranscriptIndex, { stems }: Question, background: Background): number {
  const weighed = [...stems.keys()].map((stem) => ({
    isSaid: index.postings.has(stem),
    telling: tellingOf(background(stem)),
  }))
  const all = sumOf(weighed, ({ telling }) => telling) || 1
  return sumOf(weighed, ({ isSaid, telling }) => (isSaid ? telling : 0)) / all
}

/**
 * The match of a transcript with a question by the words that few other transcripts have: how much of their
 * weight is said, stands together, and is missing, and how much more often they are used here than elsewhere.
 */
export function backgroundMatch(
  index: TranscriptIndex,
  asked: readonly AskedStem[],
  background: Background,
): number[] {
  const words = index.meanTerms * index.sentences.length
  const stems = asked
    .map((stem): TellingStem => {
      const common = background(stem.stem)
      return { ...stem, common, telling: tellingOf(common), lift: liftOf(common, stem.total, words) }
    })
    .toSorted((a, b) => b.telling - a.telling)
  const said = stems.filter(({ total }) => total > 0)
  const missing = stems.filter(({ total }) => total === 0)
  const all = sumOf(stems, ({ telling }) => telling) || 1
  const lifts = stems.map(({ lift }) => lift)
  const together = togetherReaches.map((reach) => mostTogether(stems, reach, ({ telling }) => telling))
  const densest = windowReaches.map((reach) => {
    const windowWords = (2 * reach + 1) * index.meanTerms
    const worthOf = ({ telling, common }: TellingStem, count: number): number =>
      telling * Math.max(0, liftOf(common, count, windowWords))
    return densestWindow(stems, reach, worthOf)
  })
  return [
    sumOf(said, ({ telling }) => telling) / all,
    sumOf(missing, ({ telling }) => telling),
    missing[0]?.telling ?? 0,
    stems[0]?.telling ?? 0,
    all / Math.max(1, stems.length),
    said[0]?.telling ?? 0,
    ...together,
    ...together.map((sum) => sum / all),
    sumOf(stems, ({ telling, total }) => telling * Math.log1p(total)) / all,
    sumOf(stems, ({ telling, lift }) => telling * lift) / all,
    sumOf(stems, ({ telling, lift }) => telling * Math.max(0, lift)),
    lifts.length > 0 ? Math.max(...lifts) : 0,
    lifts.length > 0 ? Math.min(...lifts) : 0,
    lifts[0] ?? 0,
    lifts[1] ?? lifts[0] ?? 0,
    ...densest,
    ...densest.map((sum) => sum / all),
  ]
}

/** The logarithm of how much more often a stem stands among so many words than in other transcripts. */
function liftOf(common: Commonness, count: number, words: number): number {
  return Math.log((count + prior) / (expectedUses(common, words) + prior))
}

function sumOf<Stem>(stems: readonly Stem[], valueOf: (stem: Stem) => number): number {
  return stems.reduce((sum, stem) => sum + valueOf(stem), 0)
}
