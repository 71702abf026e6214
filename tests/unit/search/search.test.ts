import { describe, expect, it } from 'vitest'
import { searchQueries, searchTerms } from '#core/search/search-terms.ts'

/** Tells whether a text has what is typed, as PostgreSQL would find it. */
async function finds(typed: string, text: string, language = 'und'): Promise<boolean> {
  const terms = await searchTerms([text], language)
  const queries = searchQueries(typed)
  return (
    queries.length > 0 &&
    queries
      .flatMap((query) => query.split(' & '))
      .every((query) => query.split(' | ').some((each) => hasTerm(terms, each)))
  )
}

function hasTerm(terms: readonly string[], query: string): boolean {
  const [, term = '', prefix] = /'(.+)'(:\*)?/.exec(query) ?? []
  return terms.some((one) => (prefix === undefined ? one === term : one.startsWith(term)))
}

describe('what is found', () => {
  it.each([
    ['moon', 'We choose to go to the Moon.'],
    ['MOON choose', 'We choose to go to the Moon.'],
    ['mountain', 'Mountains of the Moon'],
    ['cafe', 'Das Café am Eck'],
    ['Café', 'cafe'],
    ['strasse', 'Straße'],
    ['ελλας', 'ΕΛΛΑΣ'],
    ['don', "They don't"],
    ['ｆｕｌｌ', 'full width'],
    ['covid-19', 'COVID 19'],
    ['hôpital', 'L’hopital'],
    ['Đà Nẵng', 'da nang'],
    ['हिन्दी', 'यह हिन्दी है'],
    ['서울', '서울에서 만나요'],
    ['气候', '全球气候变化的影响'],
    ['气候变化', '全球气候变化的影响'],
    ['水', '飲み水を探す'],
    ['す', '水を探す'],
    ['東京タワー', '昨日は東京タワーへ行きました'],
    ['とうきょう', 'これは、とうきょうです'],
    ['ガラス', 'ｶﾞﾗｽの靴'],
    ['ภาษา', 'ผมเรียนภาษาไทยทุกวัน'],
    ['กำลัง', 'เขากำลังมา'],
    ['ລາວ', 'ພາສາລາວ'],
    ['كتاب', 'قرأت الكتاب أمس'],
    ['الكتاب', 'هذا كتابي'],
    ['مدرسة', 'ذهب إلى المدرسه'],
    ['سلام', 'السَّلامُ عليكم'],
    ['GPT4 模型', '最新的GPT4模型发布'],
  ])('%s in %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(true)
  })

  it.each([
    ['sun', 'We choose to go to the Moon.'],
    ['moon sun', 'We choose to go to the Moon.'],
    ['气变', '全球气候变化的影响'],
    ['ทะเล', 'ผมเรียนภาษาไทยทุกวัน'],
    ['oon', 'Moon'],
    ["' | 'x", 'moon'],
  ])('but not %s in %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(false)
  })

  it.each([
    ['zindagi', 'ज़िंदगी एक सफर है', 'hi'],
    ['jindagi safar', 'ज़िंदगी एक सफर है', 'hi'],
    ['kitab', 'मेरी किताबें कहां हैं', 'hi'],
    ['youtube', 'यूट्यूब पर देखिए', 'hi'],
    ['यूट्यूब', 'YouTube पर देखिए', 'hi'],
    ['किताब', 'Meri kitaabein kahan hain', 'hi-Latn'],
    ['ज़िंदगी', 'Zindagi ek safar hai', 'hi-Latn'],
    ['jindagi', 'Zindagi ek safar hai', 'hi-Latn'],
    ['paise kaise bachaye', 'पैसे कैसे बचाएं', 'hi'],
  ])('%s in %s, which is in Hindi', async (typed, text, language) => {
    expect(await finds(typed, text, language)).toBe(true)
  })

  it.each([
    ['car', 'वह काम कर रहा है', 'hi'],
    ['zindagi', 'बंदगी और सादगी', 'hi'],
    ['camera', 'The kumari crossed the river', 'en'],
    ['कमरा', 'A new camera', 'en'],
  ])('but not %s in %s (%s)', async (typed, text, language) => {
    expect(await finds(typed, text, language)).toBe(false)
  })

  it('nothing when nothing was typed that is a word', () => {
    expect(searchQueries(` '&|!():*<-> \\ "`)).toEqual([])
  })
})

describe('terms', () => {
  it('have nothing in them that a query would have to escape', async () => {
    const terms = await searchTerms([`a'b\\c"d & e:* f<->g \u0000 𠮷野家 ${'x'.repeat(5000)} ज़िंदगी`], 'hi')
    expect(terms.every((term) => /^[\p{L}\p{N}\p{M}]{1,40}$/u.test(term))).toBe(true)
    expect(terms).toContain('𠮷野')
  })

  it('stay below what PostgreSQL takes for one text', async () => {
    const many = Array.from({ length: 200_000 }, (_, at) => `word${at}`)
    const terms = await searchTerms(many, 'hi')
    expect(terms.reduce((sum, term) => sum + Buffer.byteLength(term), 0)).toBeLessThan(1_000_000)
  })
})
