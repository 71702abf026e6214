/**
 * The spelling of numbers in a language. Lists are separated by blanks and follow each other in value; `/`
 * separates the forms of one value, `-` leaves a value out, `_` stands for the blank in a phrase. A form that
 * ends in `*` takes one of the `endings`.
 */
export type Spelling = {
  /** From zero on, up to 19 or to 99. */
  counting: string
  /** From ten on. */
  tens?: string
  /** From a hundred on. */
  hundreds?: string
  /** `thousand=1000` */
  factors: string
  /** `dozen=12` */
  others?: string
  /** Ordinals, from the first on: numbers only in speech, or behind other number words. */
  ordinals?: string
  /** Number words that are ordinary words too, such as articles: like ordinals. */
  weak?: string
  /** Words that look like a number of several parts and seldom are one, with that number: like ordinals. */
  homographs?: string
  /** Between two parts of a number: `and`. */
  joins?: string
  /** True where the joining word stands before factors too, as in Romanian `douăzeci de mii`. */
  joinsFactors?: true
  /** True where the joining word stands behind hundreds and more alone: `twenty and five` are two numbers. */
  joinsNoTens?: true
  /** Numbers are written as one word; what may stand between its parts, nothing if empty. */
  within?: string
  /** The prefix that is written onto a word and joins it to the number before, as in Arabic. */
  prefix?: string
  /** The prefixes that are written onto a number and join nothing, such as articles; a pattern. */
  onset?: string
  /** Says percent with a word that is a number too: `pour_cent`. */
  percent?: string
  /** Endings of forms with `*`, and of numbers that are written as one word; a pattern. */
  endings?: string
  /** Behind a number and half of its unit more: `and_a_half`. */
  halves?: string
  /** The words that give the next number a part of its unit more or less: `साढ़े=0.5`. */
  before?: string
  /** Opens a fraction that is said digit by digit. */
  point?: string
  /** Fractions of one, by what they divide by: `half=2`. */
  fractions?: string
  /** Adds ten to the unit before: Indonesian `belas`. */
  teens?: string
  /** The least factor that closes a group; 1000 unless said. */
  closesFrom?: number
  /** The unit stands behind ten, as in Turkish. */
  tenJoins?: true
  /** Sixty and eighty go on up to nineteen, as in French. */
  vigesimal?: true
  /** The unit stands before its ten: as another word too, or only within a word. */
  unitsFirst?: 'anywhere' | 'within'
  /** Years are said in two halves. */
  years?: true
  /** A point parts fractions; in all other languages a comma, and a point or a blank parts thousands. */
  decimalPoint?: true
}
