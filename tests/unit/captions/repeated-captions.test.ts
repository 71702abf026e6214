import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, saidLines } from './said-lines.ts'

describe.each(saidLines)('Captions in %s that mark each word of a line in turn', (_language, lines) => {
  it.each<[string, (word: string) => string]>([
    ['underlined', (word) => `<u>${word}</u>`],
    ['in a colour', (word) => `<font color="#00ff00">${word}</font>`],
    ['in bold', (word) => `<b>${word}</b>`],
  ])('are read once a line: %s', (_name, mark) => {
    const captions = lines.flatMap(({ text, at }) => {
      const words = text.split(' ')
      return words.map((_, k) => {
        const marked = words.map((word, i) => (i === k ? mark(word) : word)).join(' ')
        return `${clock(at, `,${k}00`)} --> ${clock(at, `,${k}90`)}\n${marked}\n`
      })
    })
    const parsed = parseText(captions.map((caption, i) => `${i + 1}\n${caption}`).join('\n'))
    expect(textsOf(parsed)).toEqual(lines.map(({ text }) => text))
    expect(parsed.cues.map(({ start }) => start)).toEqual(lines.map(({ at }) => at))
  })

  it('keep what is said again now and then', () => {
    const said = lines.flatMap(({ text }) => [text, text])
    const captions = said.map(
      (text, i) => `${i + 1}\n${clock(i * 3, ',000')} --> ${clock(i * 3 + 2, ',000')}\n${text}\n`,
    )
    expect(textsOf(parseText(captions.join('\n')))).toEqual(said)
  })

  it.each([2, 3])('are read once a line where each is shown %s times without a pause', (times) => {
    const said = lines.flatMap(({ text }) => Array.from({ length: times }, () => text))
    const parsed = parseText(subripOf(said))
    expect(textsOf(parsed)).toEqual(lines.map(({ text }) => text))
    expect(parsed.cues.map(({ start }) => start)).toEqual(lines.map((_, i) => i * 2 * times))
  })
})

describe('Captions that grow in a script without blanks', () => {
  it.each([
    [
      'Japanese',
      [
        ['今日', 'は天気', 'がいい'],
        ['散歩', 'に行き', 'ます'],
        ['それから', '帰ります'],
      ],
    ],
    [
      'Chinese',
      [
        ['我们今天', '讨论', '人工智能。'],
        ['它会', '改变', '世界。'],
        ['很多人', '担心失业。'],
      ],
    ],
    [
      'Thai',
      [
        ['วันนี้', 'อากาศ', 'ดีมาก'],
        ['เราจะ', 'ไปเดิน', 'เล่น'],
        ['แล้วก็', 'กลับบ้าน'],
      ],
    ],
  ])('are read without what is shown again: %s', (_language, lines) => {
    const shown = lines.flatMap((pieces) => pieces.map((_, i) => pieces.slice(0, i + 1).join('')))
    expect(textsOf(parseText(subripOf(shown)))).toEqual(lines.flat())
  })

  it('keep a character that ends one caption and begins the next by chance', () => {
    const said = ['我们今天讨论', '论文的方法', '法则是很多', '多人担心失业', '业务上的问题', '题目很大']
    expect(textsOf(parseText(subripOf(said)))).toEqual(said)
  })
})

function subripOf(texts: readonly string[]): string {
  return texts
    .map((text, i) => `${i + 1}\n${clock(i * 2, ',000')} --> ${clock(i * 2 + 2, ',000')}\n${text}\n`)
    .join('\n')
}
