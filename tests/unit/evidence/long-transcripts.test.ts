import { describe, expect, it } from 'vitest'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf, transcriptSentences } from '#tests/unit/extractive/transcripts.ts'

/** An hour of speech, twelve times over, each hour with a sentence of its own at its end. */
function twelveHours(): string[] {
  const hour = transcriptSentences.map(({ text }) => text)
  return Array.from({ length: 12 }, (_, number) => [
    ...hour,
    `In hour ${number + 1} we keep a lighthouse of ${1000 + number * 37} steps for travellers.`,
  ]).flat()
}

describe.each(['a', '0', 'é', '1,', '-', 'uh'])(
  'a word of %s alone, as long as a transcript may be',
  (letter) => {
    it('is prepared in a moment', () => {
      const word = letter.repeat(100_000)
      expect(createEvidenceIndex(sentencesOf([`${word} x.`]), 'en').words.length).toBeGreaterThan(0)
    })
  },
)

describe('a transcript of twelve hours', () => {
  const texts = twelveHours()
  const sentences = sentencesOf(texts)
  const index = createEvidenceIndex(sentences, 'en')
  const lines = texts.length / 12

  it('is searched to its end, each hour distinguished from the others', () => {
    expect(index.words.length).toBeGreaterThan(115_000)
    for (let hour = 0; hour < 12; hour += 1) {
      const quote = `we keep a lighthouse of ${1000 + hour * 37} steps`
      const sentence = (hour + 1) * lines - 1
      expect(checkStatement(index, { text: '', quote, sentence: 0 })).toMatchObject({
        findings: { quote: 'exact' },
        sentence,
      })
      const slip = `we keep the lighthouse of ${1000 + hour * 37} steps for travellers`
      expect(checkStatement(index, { text: '', quote: slip, sentence: 0 })).toMatchObject({
        findings: { quote: 'close' },
        sentence,
      })
      const wrong = `we keep a lighthouse of ${1001 + hour * 37} steps`
      expect(checkStatement(index, { text: '', quote: wrong, sentence }).findings.quote).toBe('absent')
    }
  })

  it('gives what is said every hour from the hour that is named', () => {
    const quote = texts.find((text) => text.split(' ').length > 12) ?? ''
    const at = texts.indexOf(quote)
    const positionFrom = (sentence: number) => checkStatement(index, { text: '', quote, sentence }).sentence
    expect([0, 5, 11].map((hour) => positionFrom(at + hour * lines + 3))).toEqual(
      [0, 5, 11].map((hour) => at + hour * lines),
    )
  })

  it('takes a quote of the whole transcript, and one longer than it', () => {
    const whole = texts.join(' ')
    expect(checkStatement(index, { text: '', quote: whole, sentence: 0 }).findings.quote).toBe('exact')
    expect(checkStatement(index, { text: '', quote: `${whole} and so on`, sentence: 0 }).findings.quote).toBe(
      'absent',
    )
  })
})
