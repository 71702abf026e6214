import { describe, expect, it } from 'vitest'
import { toCardText, setText } from '#server/lib/cards/card-text.ts'

const setting = {
  width: 600,
  height: 200,
  sizes: [
    { fontSize: 60, lines: 1 },
    { fontSize: 40, lines: 2 },
  ],
  lineHeight: 1.2,
}

/** The marks on a card of a text, and how. */
async function set(raw: string, language = 'en', change: Partial<typeof setting> = {}) {
  const text = await toCardText(raw, language)
  if (text === null) throw new Error(`${raw} cannot be drawn`)
  const node = await setText(text, { ...setting, ...change })
  if (node.type !== 'text') throw new Error('A text became something else')
  return { text: node.text, ...node.style }
}

describe('a text on a card', () => {
  it('is set in the first size in which it fits', async () => {
    expect(await set('A short title')).toMatchObject({ text: 'A short title', fontSize: 60 })
    const longer = 'A title that takes two of these lines'
    expect(await set(longer)).toMatchObject({ text: longer, fontSize: 40 })
  })

  it('is measured and not counted: wide characters need more room than narrow ones', async () => {
    expect(await set('illlliiiilllliiii')).toMatchObject({ fontSize: 60 })
    expect(await set('mmwwwwmmmmwwwwmmm')).toMatchObject({ fontSize: 40 })
  })

  it.each([
    ['English', 'en', 'We choose to go to the moon in this decade, not because it is easy but hard'],
    [
      'Hindi',
      'hi',
      'हम चाँद पर जाने का फ़ैसला इसलिए करते हैं क्योंकि यह कठिन है और यही लक्ष्य हमारी सबसे अच्छी क्षमताओं को मापेगा',
    ],
    ['Arabic', 'ar', 'اخترنا الذهاب إلى القمر في هذا العقد ليس لأنه سهل بل لأنه صعب كما قال كينيدي في هيوستن'],
  ])('that is too long in %s ends behind a word', async (_name, language, long) => {
    const { text } = await set(long, language)
    expect(text.endsWith('…')).toBe(true)
    const words = text.slice(0, -1)
    expect(words.length).toBeGreaterThan(long.length / 4)
    expect(long.startsWith(`${words} `) || long.startsWith(`${words}, `)).toBe(true)
    // One word more has no room.
    const more = long
      .split(' ')
      .slice(0, words.split(' ').length + 1)
      .join(' ')
    expect((await set(`${more}…`, language)).text).not.toBe(`${more}…`)
  })

  it('ends between words that stand without blanks', async () => {
    const long = '私たちは月へ行くことを選びます。それが容易だからではなく、困難だからです。'.repeat(2)
    const { text } = await set(long, 'ja')
    expect(long.startsWith(text.slice(0, -1))).toBe(true)
    expect(text.slice(0, -1).endsWith('行')).toBe(false)
  })

  it('of one word is cut within it', async () => {
    const { text } = await set('a'.repeat(300))
    expect(text).toMatch(/^a{20,200}…$/)
  })

  it('has fewer lines where it may not be so high', async () => {
    const two = 'A title that takes two of these lines'
    expect((await set(two, 'en', { height: 60 })).text.endsWith('…')).toBe(true)
  })

  it('gives scripts with signs above and below the line more room', async () => {
    const { lineHeight } = await set('हिन्दी', 'hi')
    expect(Number(lineHeight)).toBeGreaterThan(setting.lineHeight)
    expect(await set('Hindi')).toMatchObject({ lineHeight: setting.lineHeight })
  })

  it.each([
    ['العربية', 'rtl'],
    ['“עברית”', 'rtl'],
    ['1962: خطاب Kennedy', 'rtl'],
    ['NASA: خطاب', 'ltr'],
    ['हिन्दी', 'ltr'],
  ])('runs as it begins: %s', async (text, direction) => {
    expect(await set(text)).toMatchObject({ direction })
  })

  it('may end its lines between Thai words, and never within Korean ones', async () => {
    expect((await set('ภาษาไทย', 'th')).text).toBe('ภาษา\u200Bไทย')
    expect(await set('한국어', 'ko')).toMatchObject({ wordBreak: 'keep-all' })
  })
})
