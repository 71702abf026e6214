import { hindiKey } from '#core/languages/hindi-in-latin.ts'
import { coversQuestion } from '#core/retrieval/covers-question.ts'
import { findPassages } from '#core/retrieval/find-passages.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { hindiTerm, searchTerms } from '#core/search/search-terms.ts'
import { detectLanguage, foreignLanguage } from '#core/text/detect-language.ts'
import { bootstrapMeans } from './ask/bootstrap.ts'
import {
  readLines,
  readPassageQuestions,
  readPassages,
  readSpellings,
  toSentences,
} from './hinglish/read-pairs.ts'
import type { PassageQuestion, SpokenPassage } from './hinglish/read-pairs.ts'

/**
 * Measures Hindi in both scripts on pairs of our own: spellings that share a key, texts that are recognized,
 * questions whose answer is found in the other script, and what is said where the language is another one.
 * `--examples` prints what was missed.
 */

const seed = 20_261_126
const withExamples = process.argv.includes('--examples')
const missed: string[] = []

const percent = (value: number): string => (100 * value).toFixed(1)

function print(name: string, outcomes: readonly { isRight: boolean; text: string }[]): void {
  const { mean, low, high } = bootstrapMeans(
    outcomes.map(({ isRight }) => Number(isRight)),
    seed,
  )
  console.log(`| ${name} | ${outcomes.length} | ${percent(mean)} (${percent(low)} to ${percent(high)}) |`)
  missed.push(...outcomes.flatMap(({ isRight, text }) => (isRight ? [] : [`${name}: ${text}`])))
}

console.log('| measured | n | right, percent (95 % bootstrap interval) |\n| --- | --- | --- |')

const words = readSpellings()
const spelled = words.flatMap(({ word, spellings }) =>
  spellings.map((spelling) => ({
    isRight: hindiKey(spelling) === hindiKey(word),
    text: `${word} ${spelling}`,
  })),
)
print('spellings with the key of their word', spelled)
const keys = Map.groupBy(words, ({ word }) => hindiKey(word))
print(
  'words with a key of their own',
  words.map(({ word }) => ({ isRight: keys.get(hindiKey(word))?.length === 1, text: word })),
)

const passages = new Map(readPassages().map((passage) => [passage.id, passage]))
const questions = readPassageQuestions()
const { others, mixed } = readLines()
const isTaken = async (text: string): Promise<boolean> => (await detectLanguage(text)) === 'hi-Latn'
const recognize = async (texts: readonly string[], expected: boolean) =>
  await Promise.all(texts.map(async (text) => ({ isRight: (await isTaken(text)) === expected, text })))
const ofLanguage = (language: string): SpokenPassage[] =>
  [...passages.values()].filter((passage) => passage.language === language)

print(
  'passages of Hindi in Latin letters that are recognized',
  await recognize(
    ofLanguage('hi-Latn').map(({ sentences }) => sentences.join(' ')),
    true,
  ),
)
print(
  'their sentences',
  await recognize(
    ofLanguage('hi-Latn').flatMap(({ sentences }) => sentences),
    true,
  ),
)
print('lines that mix in English', await recognize(mixed, true))
print(
  'questions',
  await recognize(
    questions.flatMap(({ script, text }) => (script === 'Latn' ? [text] : [])),
    true,
  ),
)
print(
  'lines in other languages, not taken for it',
  await recognize(
    [...others.map(({ text }) => text), ...ofLanguage('en').flatMap(({ sentences }) => sentences)],
    false,
  ),
)

type Asked = PassageQuestion & { index: TranscriptIndex; spoken: string }
const indexes = new Map<string, { index: TranscriptIndex; spoken: string }>()
for (const passage of passages.values()) {
  const spoken = await detectLanguage(passage.sentences.join(' '))
  indexes.set(passage.id, { spoken, index: createTranscriptIndex(toSentences(passage), spoken) })
}
const asked = questions.map((question): Asked => {
  const known = indexes.get(question.passage)
  if (known === undefined) throw new Error(`No passage ${question.passage}`)
  return { ...question, ...known }
})

function isFoundWithin({ index, text, answer }: Asked, count: number): boolean {
  return findPassages(index, text, count).some(
    ({ sentence, sentences }) => answer >= sentence && answer < sentence + sentences,
  )
}

const isCross = ({ script, passage }: Asked): boolean =>
  (script === 'Latn') !== (passages.get(passage)?.language === 'hi-Latn')
const isForeign = ({ script, passage }: Asked): boolean =>
  (script === 'en') !== (passages.get(passage)?.language === 'en')
const answerable = asked.filter((each) => !isForeign(each))
const groups = {
  'in Latin letters about Devanagari': answerable.filter((each) => isCross(each) && each.script === 'Latn'),
  'in Devanagari about Latin letters': answerable.filter((each) => isCross(each) && each.script === 'Deva'),
  'in the same script': answerable.filter((each) => !isCross(each)),
}
for (const [name, group] of Object.entries(groups)) {
  for (const count of [1, 3]) {
    print(
      `asked ${name}, answer ${count === 1 ? 'first' : 'among three'}`,
      group.map((each) => ({ isRight: isFoundWithin(each, count), text: each.text })),
    )
  }
  print(
    `asked ${name}, said`,
    group.map(({ index, text }) => ({ isRight: coversQuestion(index, text), text })),
  )
}

const ids = [...passages.values()].flatMap(({ id, language }) => (language === 'en' ? [] : [id]))
print(
  'asked of the next passage instead, not said',
  answerable.map(({ passage, text }) => {
    const other = indexes.get(ids[(ids.indexOf(passage) + 1) % ids.length] ?? '')
    return { isRight: other !== undefined && !coversQuestion(other.index, text), text }
  }),
)

const englishWords = new Set(
  ofLanguage('en').flatMap(
    ({ sentences }) =>
      sentences
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{3,}/g) ?? [],
  ),
)
const hindiTexts = [...passages.values()].filter(({ language }) => language !== 'en')
const termsOf = new Map<string, ReadonlySet<string>>()
for (const { id, sentences } of hindiTexts)
  termsOf.set(id, new Set(await searchTerms(sentences, indexes.get(id)?.spoken ?? 'und')))
print(
  'English words that find no passage in Hindi by their sounds',
  [...englishWords].flatMap((word) =>
    hindiTexts.map(({ id, sentences }) => {
      const isWritten = sentences.some((text) => text.toLowerCase().includes(word))
      const isFound = termsOf.get(id)?.has(hindiTerm(word) ?? '') === true
      return { isRight: isWritten || !isFound, text: `${word} in ${id}` }
    }),
  ),
)

/** The screen of a page that no model answers: the answer, the two languages, or what is wrong. */
async function outcomeOf(question: Asked): Promise<string> {
  const { index, text, spoken } = question
  if (coversQuestion(index, text)) return isFoundWithin(question, 3) ? 'answered' : 'another passage'
  return (await foreignLanguage(text, spoken)) ?? 'not said'
}

const foreign = { Latn: 'hi-Latn', Deva: 'hi', en: 'en' } as const
for (const [script, language] of Object.entries(foreign)) {
  const outcomes = await Promise.all(
    asked
      .filter((each) => isForeign(each) && each.script === script)
      .map(async (each) => ({ outcome: await outcomeOf(each), text: each.text })),
  )
  const group = `asked in ${language} of a video in ${language === 'en' ? 'Hindi' : 'English'}`
  print(
    `${group}: languages named, or answered`,
    outcomes.map(({ outcome, text }) => ({
      isRight: outcome === language || outcome === 'answered',
      text: `${outcome}, ${text}`,
    })),
  )
  print(
    `${group}: not "not said"`,
    outcomes.map(({ outcome, text }) => ({ isRight: outcome !== 'not said', text })),
  )
}

if (withExamples) console.log(`\n${missed.join('\n')}`)
