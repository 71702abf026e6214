import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#core/text/detect-language.ts'
import { countWords, findWords } from '#core/text/find-words.ts'
import { languages, storyText } from '#tests/setup/caption-files.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

describe('findWords', () => {
  const pieces = [
    'a',
    'Б',
    '7',
    'é',
    '—',
    '...',
    "it's",
    ' ',
    '\n',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ufeff',
    '\u200b',
    '😀',
  ]

  it('parts words at whatever is a blank', () => {
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((some) => some.join(''))
    fc.assert(
      fc.property(text, (some) => {
        const runs = [...some.matchAll(/\S+/g)].filter(([run]) => /[\p{L}\p{N}]/u.test(run))
        const positions = runs.map(({ index, 0: run }) => ({ from: index, to: index + run.length }))
        expect(findWords(some)).toEqual(positions)
      }),
    )
  })
})

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  one,  two\n— three! ... ', 3],
    ["it's a well-known e-mail to code.google.com", 6],
    ['Да, это так.', 3],
    ['大家好！我叫 Mendel。', 5],
    ['これは日本語です。', 4],
    ['สวัสดีครับ', 2],
    ['안녕하세요 여러분', 2],
  ])('counts in %j %d words', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})

describe('detectLanguage', () => {
  it.each(languages)('knows the language of the story in %s', async (language) => {
    expect(await detectLanguage(storyText(language))).toBe(language.split('-')[0])
  })

  it('looks in three places, so that a foreign opening does not decide', async () => {
    const russian = 'Здравствуйте, дорогие друзья, сегодня мы говорим о языке. '
    const english = 'And now we go on in English, which is what most of this talk is in, as you will see. '
    expect(await detectLanguage(russian.repeat(10) + english.repeat(200))).toBe('en')
  })

  it('knows Vietnamese whose letters are written apart from their marks', async () => {
    const text =
      'Xin chào các bạn, hôm nay chúng ta sẽ nói về ngôn ngữ và cách học từ mới mỗi ngày, một cách dễ dàng và vui vẻ.'
    const subrip = `1\n00:00:01,000 --> 00:00:09,000\n${text.normalize('NFD')}\n`
    const { cues } = parseFile(new TextEncoder().encode(subrip))
    expect(cues[0]?.text).toBe(text)
    expect(await detectLanguage(cues[0]?.text ?? '')).toBe('vi')
  })

  it.each(['', '12:30 — 14:00', 'Hi there', '♪ ♪ ♪'])('does not guess at %j', async (text) => {
    expect(await detectLanguage(text)).toBe('und')
  })
})
