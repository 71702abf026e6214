import { z } from 'zod'
import { oppositeNames, seriesMembers, seriesNames } from './groups.ts'

/** A plain list of words and phrases with what it is for and where it comes from. */
export function wordList(description: string) {
  return z.array(z.string().min(1)).describe(description)
}

/** In all lists of statements `*` at the end of a word stands for any ending. */
const list = z.array(z.string().min(1))
const clearAndFaint = z.strictObject({ clear: list, faint: list })
const claims = 'Chosen on claims about real transcripts: eval/findings/statements.md.'

/** The words that tell a name from a noun where every noun has a capital. */
const namesSchema = z.strictObject({
  prepositions: wordList('Words after which a noun without an article is a name.'),
  titles: wordList('In front of a name.'),
  determiners: wordList('In front of a noun, which has one somewhere.'),
  beforeBare: wordList('Right before a name within a clause, with nothing that a noun would need.'),
  subjects: wordList('Behind the verb: what stands before it is then no subject.'),
  pluralEndings: wordList('Endings of verbs of several, who are mostly no names.'),
  severalEndings: wordList(
    'Endings of words that may name several: of two such neither is taken for a name.',
  ),
  participles: wordList('Patterns over a word.'),
  adjectiveEndings: wordList('Endings of adjectives.'),
  otherEndings: wordList('Endings of nouns and adverbs that are no names.'),
  others: wordList('Such nouns themselves.'),
})

/** The words of a language by what they do in a statement, in the folded form of `foldWord`. */
export const statementsSchema = z.strictObject({
  concord: z
    .literal(true)
    .describe('Several negations of a clause are one, as in `no dijo nada`.')
    .optional(),
  deniesBefore: z.literal(true).describe('A negation stands behind what it denies.').optional(),
  denyingPrefix: z
    .string()
    .describe('What turns a word by standing before it; left out where too many words begin so by chance.')
    .optional(),
  elisions: z
    .array(
      z.union([
        z.string().min(1),
        z.strictObject({ text: z.string().min(1), before: list.optional(), least: z.int().optional() }),
      ]),
    )
    .describe(
      "What is written onto the beginning of a word, such as `l'`; before some letters, or at least so many of them.",
    )
    .optional(),
  functions: wordList(
    'Words without a matter of their own. Of the grammar and from reading the claims that were flagged wrongly.',
  ),
  endings: wordList('Inflected endings, cut off so that forms of a word meet.'),
  irregular: z.record(z.string(), z.string()).describe('Forms that have little in common with their word.'),
  harmless: wordList('Phrases that hold a negation and negate nothing: `not only`. Read in captions.'),
  fixed: wordList(
    'Phrases whose words do nothing of what they do alone: `first of all` orders nothing. Read in captions.',
  ),
  implied: wordList(
    'Words with a negation in their meaning, such as `lack`: they can stand for one, and accuse nobody.',
  ),
  quantifiers: z
    .strictObject({ all: list, most: list, many: list, some: list, few: list, none: list, only: list })
    .describe(`Quantities in words. ${claims}`),
  possible: clearAndFaint.describe('Words that leave it open; those that do so faintly accuse nobody.'),
  certain: wordList('Words that leave no doubt.'),
  modals: z
    .strictObject({ may: list, must: list })
    .describe('Verbs of what may be done, and of what has to be.'),
  causes: clearAndFaint.describe('Words that give a reason, and words that may.'),
  says: wordList('Verbs of saying and thinking.'),
  opens: wordList('Words that open a clause.'),
  turns: z
    .record(z.string().min(1), z.string())
    .describe(
      'Phrases with what stands in their place where a sentence is to be false, in both directions; nothing, where they are left out. For trial lines of checkers: eval/findings/checker.md.',
    ),
  verified: wordList('Words of having been checked, which a statement may not say of itself.'),
  itself: wordList('What a statement can call itself or its summary.'),
  orders: wordList(
    'Orders to the reader; patterns over the folded words with one blank between them. Of attacks on the check.',
  ),
  opposites: z
    .record(z.enum(oppositeNames), z.tuple([list, list]))
    .describe(`Words that turn a sentence round, by the side on which they stand. ${claims}`),
  antonyms: z
    .array(z.tuple([list, list]))
    .describe('More pairs of which one side excludes the other; each language has its own.'),
  series: z
    .partialRecord(z.enum(seriesNames), z.partialRecord(z.enum(Object.values(seriesMembers).flat()), list))
    .describe(
      'Words of which one excludes the others, under the same names in all languages: units, months, directions. Without those that the platform knows.',
    ),
  sets: z
    .record(z.string(), z.record(z.string(), list))
    .describe(
      'The same of things of the world, thought of from the world with no claim in view: eval/findings/statements.md.',
    ),
  countries: z
    .record(z.string().length(2), list)
    .describe('Names and peoples of a country, by its code, that the platform does not know.')
    .optional(),
  titledName: z
    .string()
    .describe('Where no letter has a case: the pattern of a title with a name beside it, its group.')
    .optional(),
  bareName: z
    .string()
    .describe('There too: what a name can look like that stands without its title.')
    .optional(),
  names: namesSchema.optional(),
})

export type NameWords = z.infer<typeof namesSchema>
export type StatementWords = z.infer<typeof statementsSchema>
