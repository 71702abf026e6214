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
})
