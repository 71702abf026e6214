import { z } from 'zod'
import { wordList } from './statements-schema.ts'

const source =
  'Of the grammar; where it says so, read back from n2words: docs/decisions/0014-number-words-of-our-own.md.'
/** Forms by their value. */
const forms = (description: string) =>
  z.record(z.string().regex(/^-?\d+(?:\.\d+)?$/), z.array(z.string().min(1)).min(1)).describe(description)

/** The words in which a language says numbers. A form that ends in `*` takes one of the `endings`. */
export const numbersSchema = z
  .strictObject({
    cardinals: forms(
      `Whole numbers up to 19, 99 or beyond, and others that are one word, such as one and a half. ${source}`,
    ),
    factors: forms('What the number before is multiplied by: hundred, million.'),
    ordinals: forms('They count as numbers only in what is said, or behind other number words.').optional(),
    weak: wordList('Number words that are ordinary words too, such as articles: like ordinals.').optional(),
    homographs: forms(
      'Words that look like a number of several parts and seldom are one: like ordinals.',
    ).optional(),
    fractions: forms('Fractions of one, by what they divide by.').optional(),
    before: forms('What part of its unit the next number has more or less.').optional(),
    joins: wordList('Between two parts of a number.').optional(),
    joinsFactors: z
      .literal(true)
      .describe('What joins stands before factors too, as in Romanian `douăzeci de mii`.')
      .optional(),
    joinsNoTens: z
      .literal(true)
      .describe('What joins stands behind hundreds and more alone: `twenty and five` are two numbers.')
      .optional(),
    within: wordList('Numbers are written as one word; what may stand between its parts.').optional(),
    prefix: z
      .string()
      .describe('What is written onto the beginning of a word and joins it to the number before.')
      .optional(),
    onsets: wordList(
      'What is written onto the beginning of a number and joins nothing, such as articles.',
    ).optional(),
    percent: wordList('Says percent with a word that is a number too.').optional(),
    endings: wordList('Endings of forms with `*`, and of numbers that are written as one word.').optional(),
    openEndings: wordList('The same, with any letters behind them.').optional(),
    counters: wordList(
      'Korean: what is counted, written onto the number, with up to three syllables behind it.',
    ).optional(),
    halves: wordList('Behind a number and half of its unit more.').optional(),
    point: wordList('Opens a fraction that is said digit by digit.').optional(),
    teens: wordList('Adds ten to the unit before.').optional(),
    closesFrom: z.number().describe('The least factor that closes a group; 1000 unless said.').optional(),
    tenJoins: z.literal(true).describe('The unit stands behind ten, as in Turkish.').optional(),
    vigesimal: z.literal(true).describe('Sixty and eighty go on up to nineteen, as in French.').optional(),
    unitsFirst: z
      .enum(['anywhere', 'within'])
      .describe('The unit stands before its ten: as another word too, or only within a word.')
      .optional(),
    years: z.literal(true).describe('Years are said in two halves.').optional(),
    decimalPoint: z
      .literal(true)
      .describe(
        'A point parts fractions; in other languages a comma does, and a point or a blank parts thousands.',
      )
      .optional(),
  })
  .describe('How numbers are said: eval/findings/numbers.md.')

export type NumberSpelling = z.infer<typeof numbersSchema>
