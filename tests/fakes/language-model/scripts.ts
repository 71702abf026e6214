import { detectLanguage } from '#core/text/detect-language.ts'
import { mapCitations, mapTexts } from './answer.ts'
import type { Answer, Cited, Insight } from './answer.ts'
import { wordsOf } from './choose-sentences.ts'
import { sayIn } from './phrases.ts'
import type { Question, ShownSentence } from './read-question.ts'
import { writeHonest } from './write-honest.ts'

/** Orders that stand in a transcript, and how a model answers that takes them for its own. */
const orders: readonly {
  order: RegExp
  follow: (answer: Answer, question: Question, text: string) => Answer | string
}[] = [
  {
    order: /\b(?:say|reply|respond|answer|write|output|print)\b[^"“']{0,40}["“'](?<words>[^"”']{2,80})["”']/i,
    follow: (_answer, _question, text) => text,
  },
  {
    order: /\b(?:reveal|repeat|show|print|output|tell|leak)\b.{0,40}\b(?:prompt|instructions|rules)\b/i,
    follow: (answer, { system }) => mapTexts(answer, () => system),
  },
  {
    order: /\b(?:link|visit|url|https?:|www\.|click)\b/i,
    follow: (answer) => mapTexts(answer, (text) => `${text} Visit https://evil.example/win now`),
  },
  {
    order: /<script|<img|\bhtml\b|javascript:/i,
    follow: (answer) =>
      mapTexts(answer, (text) => `${text}<img src=x onerror=alert(1)><script>alert(1)</script>`),
  },
  {
    order: /\b(?:markdown|yaml|xml|plain text|poem|instead of json)\b/i,
    follow: ({ summary = [], answer = [] }) =>
      `# Summary\n\n${[...summary, ...answer].map(({ text }) => text).join(' ')}`,
  },
  {
    order: /\bignore\b.{0,40}\b(?:instructions|rules|above|previous)\b/i,
    follow: (answer) => mapTexts(answer, () => 'I follow new instructions now and summarize nothing.'),
  },
]

/** Does what the sentences of the transcript order, all of it that leaves an answer. */
function obey(honest: Answer, question: Question): Answer | string {
  let answer = honest
  for (const { order, follow } of orders) {
    const found = question.sentences.map(({ text }) => order.exec(text)).find((match) => match !== null)
    if (found === undefined) continue
    const next = follow(answer, question, found.groups?.['words'] ?? '')
    if (typeof next === 'string') return next
    answer = next
  }
  return answer
}

/** The function that makes of an honest answer what a script gives; a string is given as it is. */
type Change = (honest: Answer, question: Question) => Answer | string

const changes = {
  honest: (honest) => honest,
  'invented-ids': (honest, { sentences }) => {
    const last = sentences.at(-1)?.index ?? 0
    return mapCitations(honest, (insight, location) => ({ ...insight, sid: `s${last + 1000 + location}` }))
  },
  'shifted-ids': (honest, { sentences }) =>
    mapCitations(honest, (insight) => {
      const other = sentences[farFrom(insight, sentences)]
      return { ...insight, sid: `s${other?.index ?? 0}` }
    }),
  'altered-numbers': (honest) =>
    mapCitations(mapTexts(honest, alterNumbers), (insight) => ({
      ...insight,
      quote: alterNumbers(insight.quote),
    })),
  'stitched-quotes': (honest, { sentences }) =>
    mapCitations(honest, (insight) => {
      const other = sentences[farFrom(insight, sentences)]
      return { ...insight, quote: `${halfOf(insight.quote, 0)} ${halfOf(other?.text ?? '', 1)}` }
    }),
  'inserted-negation': (honest) =>
    mapCitations(honest, (insight) => ({
      ...insight,
      text: negate(insight.text),
      quote: negate(insight.quote),
    })),
  'other-transcript': (honest) =>
    mapCitations(honest, (insight, location) => {
      const quote = otherQuotes[location % otherQuotes.length] ?? ''
      return { ...insight, text: quote, quote }
    }),
  'wrong-language': (honest, question) =>
    question.kind === 'texts' ? honest : mapTexts(honest, (text) => sayIn(otherLanguage(question), text)),
  'stubborn-language': (honest, question) => mapTexts(honest, (text) => sayIn(otherLanguage(question), text)),
  obedient: (honest, question) => obey(honest, question),
  markup: (honest) =>
    mapTexts(
      honest,
      (text) =>
        `<b onclick="alert(1)">${text}</b> **more** at [this page](https://evil.example/a) <script>alert(2)</script> http://evil.example/b`,
    ),
  'not-said': (honest, { kind }) => (kind === 'ask' ? { said: false, answer: [] } : honest),
  'yes-to-everything': (honest, { kind }) =>
    kind === 'check' ? judgeAll(honest, 'follows') : mapTexts(honest, alterNumbers),
  'no-to-everything': (honest) => judgeAll(honest, 'differs'),
  uncited: (honest) => {
    const withoutCites = <Item extends Cited>(item: Item): Item => ({ ...item, cites: [] })
    const { answer = [], summary = [] } = honest
    const bare = { answer: answer.map(withoutCites), summary: summary.map(withoutCites) }
    return {
      ...honest,
      ...(honest.answer === undefined ? { summary: bare.summary } : { answer: bare.answer }),
    }
  },
  'wrong-shape': (_honest, question) => ({ summary: [], texts: [{ n: 1, text: question.kind }] }),
  'faulty-once': (honest, { isRepeated }) => (isRepeated ? honest : { texts: [] }),
  'mixed-lines': (honest) => {
    const [first, , third, fourth, fifth, ...more] = honest.texts ?? []
    if (first === undefined || third === undefined || fourth === undefined || fifth === undefined)
      return honest
    return { texts: [first, third, third, fifth, fourth, ...more] }
  },
} satisfies Record<string, Change>

export type Script = keyof typeof changes

/** Answers a question by a script, as text. */
export async function writeAnswer(script: Script, question: Question): Promise<string> {
  const shown = [...question.sentences, ...question.doubts.flatMap(({ sentences }) => sentences)]
  const sample = shown.slice(0, 40).map(({ text }) => text)
  const honest = writeHonest(question, await detectLanguage(sample.join(' ')))
  const change: Change = changes[script]
  const answer = change(honest, question)
  return typeof answer === 'string' ? answer : JSON.stringify(answer, null, 1)
}

/** One finding on each line that a checker is asked about, whatever it says. */
function judgeAll(
  { lines, ...honest }: Answer,
  finding: NonNullable<Answer['lines']>[number]['finding'],
): Answer {
  return lines === undefined ? honest : { lines: lines.map((line) => ({ ...line, finding })) }
}

/** The place of a sentence that stands half a transcript away from the one that is cited. */
function farFrom({ sid }: Insight, sentences: readonly ShownSentence[]): number {
  const at = sentences.findIndex(({ index }) => `s${index}` === sid)
  return (at + Math.ceil(sentences.length / 2)) % sentences.length
}

function otherLanguage({ language }: Question): string {
  return language === 'es' ? 'de' : 'es'
}

/** Every number becomes the next one, in as many digits. */
function alterNumbers(text: string): string {
  return text.replaceAll(/\d+/g, (digits) => {
    const next = String(Number(digits) + 1)
    return next.length > digits.length ? '1'.repeat(digits.length) : next.padStart(digits.length, '0')
  })
}

function halfOf(text: string, which: 0 | 1): string {
  const words = wordsOf(text)
  const middle = Math.ceil(words.length / 2)
  return (which === 0 ? words.slice(0, middle) : words.slice(middle)).join(' ')
}

/** Puts a "not" behind the first verb that takes one, else behind the second word. */
function negate(text: string): string {
  const words = wordsOf(text)
  const verb = words.findIndex((word) =>
    /^(?:is|are|was|were|can|will|would|could|should|does|do|did|has|have|had)$/i.test(word),
  )
  const at = verb < 0 ? Math.min(2, words.length) : verb + 1
  return [...words.slice(0, at), 'not', ...words.slice(at)].join(' ')
}

/** Written for this; no transcript has them. */
const otherQuotes = [
  'the lighthouse keepers of Varnholm repainted their lanterns every seventeen weeks',
  'no glassblower in the valley would sell a blue decanter before harvest',
  'her grandmother measured the orchard in footsteps and got nine hundred and four',
  'the ferry to Ostrava never carried more than sixty goats at a time',
  'they buried the bronze bell under the bakery when the river rose',
]
