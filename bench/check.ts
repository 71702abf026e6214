import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { bestOf } from './best-of.ts'
import { talkSentences, talkTimes } from './example-talk.ts'

/**
 * How long it takes to prepare a transcript for checking and to check a statement, for the 63-minute example talk and
 * for twelve hours of it, as a ratio to the simplest thing that could do: lower case, marks to blanks, `includes`.
 */
const rounds = 25

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
}

function compare(name: string, sentences: Sentence[]): void {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const reference = bestOf(rounds, () => plain(text))
  const preparing = bestOf(rounds, () => createEvidenceIndex(sentences, 'en'))
  const ratio = (preparing / reference).toFixed(1)
  console.log(
    `${name}: prepared in ${preparing.toFixed(1)} ms, ${ratio} x plain text (${reference.toFixed(1)} ms)`,
  )
  const index = createEvidenceIndex(sentences, 'en')
  const haystack = plain(text)
  const middle = Math.floor(talkSentences.length / 2)
  const said =
    talkSentences.slice(middle).find((sentence) => sentence.text.split(' ').length > 14)?.text ?? ''
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
    const beside = `${(checked / searched).toFixed(1)} x includes (${searched.toFixed(3)} ms)`
    console.log(`  ${kind}: ${checkStatement(index, statement).state} in ${checked.toFixed(3)} ms, ${beside}`)
  }
}

compare('63 minutes', talkSentences)
compare('twelve hours', talkTimes(12))
