import { describe, expect, it } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

/** Cues of two seconds, one after another, without a speaker. */
function cues(...texts: string[]): Cue[] {
  return texts.map((text, i) => ({ start: i * 2, duration: 2, text, speaker: null }))
}

function textsOf(list: Cue[], language = 'en'): string[] {
  return splitSentences(list, language).map((sentence) => sentence.text)
}

describe('splitSentences: speech without punctuation', () => {
  const filler = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `w${i + from}`)
  const lengths = (words: string[]) => textsOf(cues(words.join(' '))).map((text) => text.split(' ').length)

  it('may have a full stop now and then: it is cut there, and elsewhere only for what is said', () => {
    const sparse = Array.from({ length: 3 }, () => `Well ${filler(58).join(' ')} end.`)
    const texts = textsOf(cues(sparse.join(' ')))
    expect(texts.filter((text) => text.endsWith('end.'))).toHaveLength(3)
    const dense = Array.from({ length: 3 }, () => `Well ${filler(42).join(' ')} end.`)
    expect(lengths(dense)).toEqual([44, 44, 44])
  })

  it('is cut where English speakers begin a sentence, with its capital and its full stop', () => {
    const spoken = cues(
      'the language has amazing expressive power',
      'so i think everybody can learn it today',
      "we are going to look at the good parts of it and i'm here",
      'to tell you about this one',
    )
    expect(textsOf(spoken)).toEqual([
      'The language has amazing expressive power.',
      'So I think everybody can learn it today.',
      'We are going to look at the good parts of it.',
      "And I'm here to tell you about this one.",
    ])
  })

  it('is cut sooner at a pause between cues', () => {
    const words = ['you can see the remote control here', 'people often work on the second part of it now']
    const [first, second] = cues(...words)
    if (first === undefined || second === undefined) throw new Error('Two cues were made')
    expect(textsOf([first, second])).toHaveLength(1)
    expect(textsOf([{ ...first, duration: 0.9 }, second])).toHaveLength(2)
  })

  it('has no sentence of more than 45 words, whatever is said', () => {
    const sentences = splitSentences(cues(filler(100).join(' ')), 'en')
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.every(({ text }) => text.split(' ').length <= 45)).toBe(true)
  })

  it('keeps a tail of less than five words', () => {
    const german = (words: string[]) =>
      textsOf(cues(words.join(' ')), 'de').map((text) => text.split(' ').length)
    expect(german([...filler(26), ...filler(4, 26)])).toEqual([30])
    expect(german([...filler(26), ...filler(5, 26)])).toEqual([26, 5])
  })

  it('is cut at 26 words where nothing better comes; only such a piece is a fragment', () => {
    const sentences = splitSentences(cues([...filler(40), 'so,', ...filler(20)].join(' ')), 'de')
    expect(sentences.map(({ text, fragment }) => [text.split(' ').length, fragment])).toEqual([
      [26, false],
      [15, true],
      [20, false],
    ])
  })

  it('is cut at commas and cues in a language without a word list', () => {
    const german = [
      `${filler(11).join(' ')}, ${filler(5).join(' ')}`,
      filler(6).join(' '),
      filler(6, 20).join(' '),
    ]
    expect(textsOf(cues(...german), 'de').map((text) => text.split(' ').length)).toEqual([11, 17])
    expect(
      textsOf(cues(...german.map((text) => text.replace(',', ''))), 'de').map(
        (text) => text.split(' ').length,
      ),
    ).toEqual([16, 12])
  })
})
