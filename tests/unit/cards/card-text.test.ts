import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { charactersOf } from '#server/lib/cards/card-fonts.ts'
import { bareQuote, toCardText, withoutStrayMarks } from '#server/lib/cards/card-text.ts'

const textOf = async (raw: string, language = 'en') => (await toCardText(raw, language))?.text ?? null
const fontsOf = async (raw: string, language = 'en') => (await toCardText(raw, language))?.families

describe('a text for a card', () => {
  it('has no signs, and fancy alphabets in plain', async () => {
    expect(await textOf('🎉 Pricing → now')).toBe('Pricing now')
    expect(await textOf('👩‍👩‍👧 𝗕𝗼𝗹𝗱 𝒎𝒐𝒗𝒆𝒔')).toBe('Bold moves')
    expect(await textOf('a soft\u00ADhyphen, a\u202E turn')).toBe('a softhyphen, a turn')
  })

  it('has what joins characters or keeps them apart', async () => {
    const persian = 'می\u200Cخواهیم'
    expect(await textOf(persian, 'fa')).toBe(persian)
    expect(await textOf('র\u200D্যাম', 'bn')).toBe('র\u200D্যাম')
  })

  it('is none where a character has no font, even one of a script that has', async () => {
    for (const text of ['ቪዲዮ', 'Video: ቪዲዮ', 'Said as ʢ', '', ' → ']) expect(await textOf(text)).toBeNull()
  })

  it('is in our serif, and in the fonts that it needs besides', async () => {
    expect(await fontsOf('Any video')).toEqual(['source-serif-4'])
    expect(await fontsOf('चाँद: NASA', 'hi')).toEqual(['source-serif-4', 'noto-serif-devanagari'])
    expect(await fontsOf('चाँद', 'hi')).toEqual(['noto-serif-devanagari'])
    expect(await fontsOf('「Hello」', 'en')).toContain('noto-serif-sc')
  })

  it('has shared characters in the forms of its language', async () => {
    expect(await fontsOf('骨', 'ja')).toEqual(['noto-serif-jp'])
    expect(await fontsOf('骨', 'zh-Hans')).toEqual(['noto-serif-sc'])
    expect(await fontsOf('骨', 'zh-TW')).toEqual(['noto-serif-tc'])
    expect(await fontsOf('骨のビデオ', 'en')).toEqual(['noto-serif-jp'])
    expect(await fontsOf('大韓民國은', 'ko')).toEqual(['noto-serif-kr'])
  })

  it('takes tags that others made up', async () => {
    expect(await toCardText('Any video', 'a.en-x!')).toMatchObject({ language: 'und' })
    expect(await toCardText('Any video', 'zh-Hant-TW-x-me')).toMatchObject({ language: 'zh-Hant-TW' })
  })
})

describe('the characters of a font', () => {
  it('are those that its file has glyphs for', async () => {
    const part =
      '@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2'
    const characters = await charactersOf(await readFile(fileURLToPath(import.meta.resolve(part))))
    const has = (character: string) => characters.has(character.codePointAt(0) ?? 0)
    expect(['क', 'ॐ', '।', '\u200D'].every(has)).toBe(true)
    // It is announced with this sign of an old currency, and lacks it.
    expect(['₨', 'ব', 'ሀ'].some(has)).toBe(false)
  })

  it('are read from WOFF2 alone', async () => {
    await expect(charactersOf(Buffer.from('wOFF and more of it'))).rejects.toThrow('no WOFF2')
  })
})

describe('a text on a picture', () => {
  it.each([
    ['>> We choose to go.', 'We choose to go.'],
    ['- We choose to go.', 'We choose to go.'],
    ['We choose to go."', 'We choose to go.'],
    ['“We choose to go.', 'We choose to go.'],
    ['We "choose to go.', 'We choose to go.'],
    ['"Why", some say, "the moon?" And why"', '"Why", some say, "the moon?" And why'],
    ['"Why?" he asked. "And then we went.', '"Why?" he asked. And then we went.'],
    ['in "1962", and a 5" screen', 'in "1962", and a 5" screen'],
    ['„Warum“, fragt er', '„Warum“, fragt er'],
    ['« Pourquoi » la lune ?', '« Pourquoi » la lune ?'],
    ['They say "why the moon".', 'They say "why the moon".'],
    ['«Pourquoi» la lune ?', '«Pourquoi» la lune ?'],
    ["The nation's aim - the moon", "The nation's aim - the moon"],
    ['-5 degrees, and a 7" mirror', '-5 degrees, and a 7" mirror'],
  ])('has no mark whose other one is missing: %s', (text, clean) => {
    expect(withoutStrayMarks(text)).toBe(clean)
  })
})

describe('a quote between our own marks', () => {
  it.each([
    ['"We choose to go."', 'We choose to go.'],
    ['and do the "other things", because', 'and do the ‘other things’, because'],
    ['not because they are easy,', 'not because they are easy'],
    [', but because they are hard', 'but because they are hard'],
    ['"Why" and "when"', '‘Why’ and ‘when’'],
    ['Is it the moon?', 'Is it the moon?'],
    ['.5 percent of it', '.5 percent of it'],
    ['a 5" screen', 'a 5" screen'],
  ])('has none of its own around it: %s', (quote, bare) => {
    expect(bareQuote(quote)).toBe(bare)
  })
})
