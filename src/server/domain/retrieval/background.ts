import { z } from 'zod'
import stored from './background-stems.json' with { type: 'json' }

/**
 * How common stems are in other transcripts: for each, digits of base 36 that stand for the share of transcripts that have it and for its share
 * of all words. `npm run eval -- train ask` writes it.
 */
const backgroundSchema = z.strictObject({ stems: z.string(), transcripts: z.string(), uses: z.string() })
/** A background as it is stored: stems with blanks between them, and a digit for each in `talks` and in `uses`. */
export type StoredBackground = z.infer<typeof backgroundSchema>

/** How common a stem is in other transcripts: the share of transcripts that have it, and its share of all words. */
export type Commonness = { transcripts: number; uses: number }
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

/** How much it tells that a stem is asked for: the fewer talks have it, the more. */
export function tellingOf({ transcripts }: Commonness): number {
  return -Math.log(transcripts + floors.transcripts)
}

/** How often a stem is to be expected among so many words. */
export function expectedUses({ uses }: Commonness, words: number): number {
  return words * (uses + floors.uses)
}

function shareOf(digit: string | undefined, perFactor: number): number {
  return digit === undefined ? 0 : Math.exp(-Number.parseInt(digit, backgroundDigits.base) / perFactor)
}
