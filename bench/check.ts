import type { Sentence } from '#contract/transcripts.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { bestOf } from './best-of.ts'
import { transcriptSentences, transcriptTimes } from './example-transcript.ts'
import { report } from './table.ts'

/**
 * The time it takes to prepare a transcript for checking and to check a statement, for the 63-minute example
 * talk and for twelve hours of it, as a ratio to the simplest thing that could do: lower case, marks to
 * blanks, `includes`.
 */
const rounds = 25

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
}

function compare(name: string, sentences: Sentence[]): void {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const reference = bestOf(rounds, () => plain(text))
  const preparing = bestOf(rounds, () => createEvidenceIndex(sentences, 'en'))
  report({
    what: `preparing ${name} for the check of quotes`,
    measured: `${preparing.toFixed(1)} ms`,
    beside: `plain text ${reference.toFixed(1)} ms`,
    ratio: preparing / reference,
  })
  const index = createEvidenceIndex(sentences, 'en')
  const haystack = plain(text)
  const middle = Math.floor(transcriptSentences.length / 2)
  const said =
    transcriptSentences.slice(middle).find((sentence) => sentence.text.split(' ').length > 14)?.text ?? ''
  const words = said.split(' ').slice(0, 14)
  const quotes = {
    'word for word': words.join(' '),
    'one word replaced': words.with(6, 'lighthouse').join(' '),
    'not there': words.toReversed().join(' '),
  }
  for (const [kind, quote] of Object.entries(quotes)) {
    const statement = { text: 'Here it is Anna Meyer who speaks of 12 of them.', quote, sentence: middle }
    const checked = bestOf(rounds, () => checkStatement(index, statement), 10)
    const searched = bestOf(rounds, () => haystack.includes(plain(quote)), 10)
    report({
      what: `checking a quote in ${name}: ${kind}, ${checkStatement(index, statement).findings.quote}`,
      measured: `${checked.toFixed(3)} ms`,
      beside: `includes ${searched.toFixed(3)} ms`,
      ratio: checked / searched,
    })
  }
}

/** Lines of a summary, each with a quote, spread over a transcript. */
const lines = 60
const maxQuoteWords = 20

function checkLines(sentences: Sentence[]): void {
  const long = sentences.filter(({ text }) => text.split(' ').length > 12)
  const statements = Array.from({ length: lines }, (_, at) => {
    const { text, index } = long[Math.floor((at * long.length) / lines)] ?? { text: '', index: 0 }
    const words = text.split(' ').slice(0, maxQuoteWords)
    return { text: `He says that ${words.join(' ')}.`, quote: words.join(' '), sentence: index }
  })
  const index = createEvidenceIndex(sentences, 'en')
  const checkAll = (): void => {
    for (const statement of statements) checkStatement(index, statement)
  }
  report({
    what: `checking ${lines} lines of 63 minutes, quotes and words, after the first time`,
    measured: `${bestOf(rounds * 8, checkAll).toFixed(1)} ms`,
    wanted: 'under 15 ms',
  })
}

compare('63 minutes', transcriptSentences)
checkLines(transcriptSentences)
compare('twelve hours', transcriptTimes(12))
