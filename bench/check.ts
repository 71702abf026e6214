import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import type { Sentence } from '#contract/transcripts.ts'

/**
 * How long it takes to prepare a transcript for checking and to check a statement, for the 63-minute example talk and
 * for twelve hours of it, as a ratio to the simplest thing that could do: lower case, marks to blanks, `includes`.
 */
const talk = await createSampleSource().fetch('hQVTIJBZook', {
  choice: null,
  signal: new AbortController().signal,
})
if (talk === null) throw new Error('The example talk is missing.')
const hour = splitSentences(talk.cues, 'en')

function hours(count: number): Sentence[] {
  const repeated = Array.from({ length: count }, () => hour).flat()
  return repeated.map((sentence, index) => ({ ...sentence, index }))
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
}

/** Milliseconds of one call: the best of 25 runs, for a busy machine takes breaks. */
function bestOf(work: () => unknown, calls: number): number {
  const times = Array.from({ length: 25 }, () => {
    const started = performance.now()
    for (let call = 0; call < calls; call += 1) work()
    return (performance.now() - started) / calls
  })
  return Math.min(...times)
}

function compare(name: string, sentences: Sentence[]): void {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const reference = bestOf(() => plain(text), 1)
  const preparing = bestOf(() => createEvidenceIndex(sentences, 'en'), 1)
  const ratio = (preparing / reference).toFixed(1)
  console.log(
    `${name}: prepared in ${preparing.toFixed(1)} ms, ${ratio} x plain text (${reference.toFixed(1)} ms)`,
  )
  const index = createEvidenceIndex(sentences, 'en')
  const haystack = plain(text)
  const middle = Math.floor(hour.length / 2)
  const said = hour.slice(middle).find((sentence) => sentence.text.split(' ').length > 14)?.text ?? ''
  const words = said.split(' ').slice(0, 14)
  const quotes = {
    'word for word': words.join(' '),
    'one word replaced': words.with(6, 'lighthouse').join(' '),
    'not there': words.toReversed().join(' '),
  }
  for (const [kind, quote] of Object.entries(quotes)) {
    const statement = { text: 'Here it is Anna Meyer who speaks of 12 of them.', quote, sentence: middle }
    const checked = bestOf(() => checkStatement(index, statement), 10)
    const searched = bestOf(() => haystack.includes(plain(quote)), 10)
    const beside = `${(checked / searched).toFixed(1)} x includes (${searched.toFixed(3)} ms)`
    console.log(`  ${kind}: ${checkStatement(index, statement).state} in ${checked.toFixed(3)} ms, ${beside}`)
  }
}

compare('63 minutes', hour)
compare('twelve hours', hours(12))
