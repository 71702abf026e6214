import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { readableText } from '#core/text/readable-text.ts'

function sentence(index: number, turn: number, speaker: string | null, text: string): Sentence {
  return { index, start: index, end: index + 1, text, speaker, turn, fragment: false }
}

describe('readableText', () => {
  it('has a paragraph per turn, with the name where the speaker changes', () => {
    const sentences = [
      sentence(0, 0, null, 'Welcome.'),
      sentence(1, 0, null, 'Sit down.'),
      sentence(2, 1, 'Anna', 'Hello.'),
      sentence(3, 2, 'Anna', 'After a pause.'),
      sentence(4, 3, 'Ben', 'Hi.'),
      sentence(5, 4, 'Anna', 'Yes.'),
    ]
    expect(readableText(sentences)).toBe(
      'Welcome. Sit down.\n\nAnna: Hello.\n\nAfter a pause.\n\nBen: Hi.\n\nAnna: Yes.',
    )
  })

  it('breaks a long turn into paragraphs at sentences', () => {
    const ten = 'one two three four five six seven eight nine ten.'
    const paragraphs = readableText(Array.from({ length: 25 }, (_, i) => sentence(i, 0, 'Anna', ten))).split(
      '\n\n',
    )
    expect(paragraphs.map((paragraph) => paragraph.split(' ').length)).toEqual([91, 90, 70])
    expect(paragraphs.map((paragraph) => paragraph.startsWith('Anna: '))).toEqual([true, false, false])
  })

  it('puts no blanks between Chinese sentences, and some where nothing else parts them', () => {
    const chinese = [
      sentence(0, 0, null, '大家好！'),
      sentence(1, 0, null, '我叫 Mendel。'),
      sentence(2, 0, null, '你呢'),
    ]
    expect(readableText([...chinese, sentence(3, 0, null, '再见')])).toBe('大家好！我叫 Mendel。你呢 再见')
  })

  it('is empty without sentences', () => {
    expect(readableText([])).toBe('')
  })
})
