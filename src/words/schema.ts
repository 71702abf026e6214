import { z } from 'zod'
import { numbersSchema } from './numbers-schema.ts'
import { statementsSchema, wordList } from './statements-schema.ts'

/**
 * A phrase, or the alternatives of each of its words; `*` stands for any word or ending. A word may be left
 * out where one of its alternatives is empty.
 */
const phrase = z.union([z.string(), z.array(z.array(z.string()).min(1))])
const phrases = z.array(phrase)

/** The words by which an English sentence leans on what was said before. */
const leaningSchema = z.strictObject({
  pointing: phrases.describe('Phrases that point at what was said before, wherever they stand.'),
  beforeThat: wordList('Words before a `that` that points back, where the sentence ends behind it'),
  afterThat: wordList('or goes on with one of these.'),
  beforeEach: wordList('Words before an `each` that ends a clause.'),
  talking: z.array(z.array(z.string())).describe('Phrases of talking of what has no preposition behind it.'),
  openings: phrases.describe(
    'Openings that go on with something, speak to a listener or say what comes next.',
  ),
  existence: wordList('Words behind a `there` at the beginning that points at no place.'),
  addresses: wordList('Words behind a name and a comma: somebody is spoken to.'),
  shown: wordList('What `this` names without a word before: the video itself, and times.'),
  beforeThere: wordList(
    'Words that open a sentence in which `there is` comes late; else two sentences were joined.',
  ),
})

const speechSchema = z.strictObject({
  stopWords: wordList(
    'Words that carry no topic. Written for summaries by reading transcripts: eval/findings/summaries.md.',
  ).optional(),
  ownGrammar: wordList(
    'Of Hindi in Latin letters: grammar that hardly another language has. Read in captions: eval/findings/hindi.md.',
  ).optional(),
  sharedGrammar: wordList(
    'Of the same: grammar that other languages have too, which counts beside the others.',
  ).optional(),
  everyday: wordList(
    'Of the same: everyday words, which show the language and may be what a text is about.',
  ).optional(),
  endings: wordList(
    'Inflected endings of a topic, the longest of which is cut off. Fewer than those of statements: those cut two topics down to one.',
  ).optional(),
  prefixes: wordList('What is written onto the beginning of a topic, such as an article.').optional(),
  leastStem: z.int().describe('A stem has so many letters at least; four unless said.').optional(),
  elides: z.literal(true).describe("The article is written onto the word, as in `l'arte`.").optional(),
  script: z
    .string()
    .describe('The script of its words, where `*` is to stand for no word of another one.')
    .optional(),
  unspaced: z.literal(true).describe('Words are written without spaces between them.').optional(),
  openers: phrases
    .describe('Openings to hold the floor, dropped before a comma. Read at the beginnings of captions.')
    .optional(),
  conjunctions: phrases
    .describe('Words that tie a sentence to the one before and can be left out.')
    .optional(),
  broken: wordList('Ends of a sentence that was broken off.').optional(),
  brokenScripts: wordList('Scripts in whose letters no whole sentence ends.').optional(),
  joining: phrases.describe('Words that may stand before those that point back.').optional(),
  pointing: phrases
    .describe(
      'Openings that point at what was said before. Read in lines that make no sense alone: eval/findings/lines.md.',
    )
    .optional(),
  pleasantries: phrases
    .describe('Greetings, thanks and housekeeping, wherever they stand. Read in the same lines.')
    .optional(),
  leaning: leaningSchema
    .describe('Read in lines that make no sense alone: eval/findings/lines.md.')
    .optional(),
  guesswork: phrases.describe('Words whose meaning a reader of one sentence has to guess.').optional(),
})

const titlesSchema = z.strictObject({
  beforeVerbs: wordList(
    'Words right after which a verb stands: who does something, and particles before verbs. Pronouns of the grammar, few where the verb has the person.',
  ).optional(),
  moreGrammar: wordList(
    'Words of grammar that the list of stopwords-iso lacks; found in titles that were read.',
  ).optional(),
  beforeNouns: wordList(
    'Words right before a noun or its adjective, by which a verb is known where it stands beside names like a noun.',
  ).optional(),
  verbsAnywhere: z
    .literal(true)
    .describe('Any word in small letters that stands behind none of those may be a verb.')
    .optional(),
  firstVerbEndings: wordList(
    'Only these are verbs there, at the beginning, where no adjective stands.',
  ).optional(),
  verbEndings: wordList('Endings of verbs that no noun has, or next to none.').optional(),
  verbPatterns: wordList('The same where an ending does not say it; patterns over a word.').optional(),
  cases: z
    .strictObject({
      endings: z.array(
        z.strictObject({
          ending: z.string().describe('Of another case than the nominative.'),
          nominative: z.array(z.string()).describe('What the same word may end with in the nominative.'),
          sure: z.literal(true).describe('No nominative ends like this.').optional(),
          adjective: z.literal(true).optional(),
          object: z.literal(true).describe('No genitive ends like this either.').optional(),
          beforeVowel: z
            .literal(true)
            .describe('Only where the next word ends in a vowel: behind it the nominative ends alike.')
            .optional(),
        }),
      ),
      feminine: wordList(
        'The endings of feminine words: the nominative, which the genitive of several lacks, then other cases.',
      ).optional(),
      masculine: wordList(
        'Endings of masculine words, whose genitive ends like the feminine nominative.',
      ).optional(),
      adjectivesEndAlike: z.literal(true).describe('Adjectives have the endings of nouns.').optional(),
      adjectivesFollow: z.literal(true).describe('Adjectives may stand behind their noun.').optional(),
    })
    .describe(
      'Endings of the cases, from the grammar; those that titles met, with what was read of them: eval/findings/lines.md.',
    )
    .optional(),
})

/** In lower case and without a last full stop. */
const sentencesSchema = z.strictObject({
  abbreviations: wordList(
    'Abbreviations whose full stop ends no sentence: those of CLDR 46 (segmentation suppressions, Unicode-3.0) that are no words which end sentences, and for languages that have none there, those of titles, names and places.',
  ),
  ordinals: wordList(
    'Words before a number that is an ordinal with its full stop; `*` for any word.',
  ).optional(),
})

/** Words and phrases in lower case; `*` at the end of one is any ending. */
const kindsSchema = z.strictObject({
  leads: wordList(
    'What may stand before an action; where it is absent an action is known anywhere.',
  ).optional(),
  actions: wordList('What a person is told to do in a recipe or a manual, in the form in which it is told.'),
  doers: wordList(
    'Who does a step where it is said: the listener, or all together; of the grammar, with the endings of verbs that have the person.',
  ),
  tellers: wordList('Who tells a story between steps, of the grammar.').optional(),
  units: wordList('Of amounts, temperatures and times.'),
  articles: wordList('Articles that are no number, and count as one before a unit.').optional(),
  needs: wordList('Openings of what has to be at hand.'),
  warnings: wordList('Of what is to be avoided.'),
  takes: wordList('The words with which a speaker takes a task on.'),
  asks: wordList('The words with which another is given one.'),
  oughts: wordList(
    'Of what ought to be done, or is about to be: a task of the one who is called by name, or with its day.',
  ).optional(),
  supposes: wordList('What begins what is supposed and not said, such as `if`.').optional(),
  work: wordList('What tasks are made of.'),
  workWithin: z
    .int()
    .describe('So many words may stand between what takes a task on and its verb; any number unless said.')
    .optional(),
  days: wordList('Days beside those of the week, and ends of time.'),
  decisions: wordList('Of what was decided.'),
  concludes: wordList('Of what closes a talk between others, in reply to one of them.').optional(),
  endings: wordList('The last words of a sentence that closes a discussion.').optional(),
  open: wordList('Of what is left open.'),
  unsure: wordList('Of not knowing, which leaves open what was asked and nothing else.').optional(),
  meeting: wordList('Of what meetings speak of.'),
  show: wordList('Of what those of a podcast call it.'),
  teaching: wordList('Of lessons.'),
  asking: wordList(
    'The first words of a question, of the grammar; where words stand in any order, anywhere.',
  ),
  asksReason: wordList('The words of a question that a reason answers.').optional(),
  reasons: wordList('What a reason is given with.').optional(),
  frame: wordList(
    'What introduces a talk, tells a class or an audience what to do, or advertises: words of the talk itself and of the next one.',
  ),
})

const heading = z.string().min(1)

/** The words of one language that Précis reads: the file `src/words/<language>.json`. */
export const wordsSchema = z.strictObject({
  negations: wordList(
    'Words that deny, for the quote, which lost or gained none by a slip, and for what a statement says. Of the grammar; chosen on claims: eval/findings/statements.md.',
  ).optional(),
  halfNegations: wordList(
    'Words that deny in some phrases alone: a quote loses none by a slip, but a statement with one of them may deny nothing.',
  ).optional(),
  statements: statementsSchema.optional(),
  numbers: numbersSchema.optional(),
  kinds: kindsSchema
    .describe(
      'Words by which the kind of a talk and the lines of its form are known. Of the grammar and of common use, with no transcript in view: eval/findings/jobs.md.',
    )
    .optional(),
  sentences: sentencesSchema.optional(),
  speech: speechSchema.optional(),
  titles: titlesSchema.optional(),
  headings: z
    .strictObject({
      terms: heading,
      points: heading,
      questions: heading,
      needs: heading,
      steps: heading,
      warnings: heading,
      decisions: heading,
      actions: heading,
      open: heading,
    })
    .describe('The headings of the built-in forms of a summary.')
    .optional(),
})

export type Words = z.infer<typeof wordsSchema>
export type SpeechWords = z.infer<typeof speechSchema>
export type LeaningWords = z.infer<typeof leaningSchema>
export type KindWords = z.infer<typeof kindsSchema>
export type Phrases = z.infer<typeof phrases>
export type Headings = NonNullable<Words['headings']>
