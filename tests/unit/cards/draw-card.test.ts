import { describe, expect, it } from 'vitest'
import { cardSize } from '#server/lib/cards/card-parts.ts'
import type { CardLanguage } from '#server/lib/cards/card-parts.ts'
import { drawCard, drawMomentCard, drawSummaryCard } from '#server/lib/cards/draw-card.ts'
import type { CardWords, MomentCard, SummaryCard } from '#server/lib/cards/draw-card.ts'
import { imageType } from '#server/ports/pictures.ts'

const english: CardLanguage = { tag: 'en', direction: 'ltr', motto: 'Any video, in brief' }
const arabic: CardLanguage = { tag: 'ar', direction: 'rtl', motto: 'أي فيديو باختصار' }

const drawWords = async (words: CardWords, own = english) => await drawCard(words, own)
const drawMoment = async (moment: MomentCard, own = english) => await drawMomentCard(moment, own)
const drawSummary = async (summary: SummaryCard, own = english) => await drawSummaryCard(summary, own)

const words = { title: 'Pricing', kicker: 'Précis', text: 'What each plan holds.' }

describe('a card', () => {
  it('is a PNG of the size that is announced, the same bytes each time', async () => {
    const card = await drawWords(words)
    expect(imageType(card)).toBe('image/png')
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
    expect((await drawWords(words)).equals(card)).toBe(true)
  })

  it('shows each of its words', async () => {
    const card = await drawWords(words)
    for (const other of [{ title: 'Prices' }, { kicker: 'Plans' }, { text: 'Other words.' }]) {
      expect((await drawWords({ ...words, ...other })).equals(card)).toBe(false)
    }
  })

  it('cuts what is too long', async () => {
    const long = 'word '.repeat(200)
    const longer = `${long} and more`
    const card = await drawWords({ title: long, kicker: long, text: long })
    const same = await drawWords({ title: longer, kicker: longer, text: longer })
    expect(same.equals(card)).toBe(true)
  })

  it('leaves out what its fonts cannot draw, and never draws boxes', async () => {
    const none = await drawWords({ title: '', kicker: '', text: '' })
    const unknown = { title: 'ቪዲዮ', kicker: 'វីដេអូ', text: 'Said as ʢ.' }
    expect((await drawWords({ ...unknown })).equals(none)).toBe(true)
    expect((await drawWords({ ...words, title: '🎉 Pricing →' })).equals(await drawWords(words))).toBe(true)
  })

  it.each([
    ['Cyrillic', 'Привет'],
    ['Devanagari', 'हिन्दी'],
    ['Tamil', 'தமிழ்'],
    ['Telugu', 'తెలుగు'],
    ['Bengali', 'বাংলা'],
    ['Gujarati', 'ગુજરાતી'],
    ['Gurmukhi', 'ਪੰਜਾਬੀ'],
    ['Kannada', 'ಕನ್ನಡ'],
    ['Malayalam', 'മലയാളം'],
    ['Arabic', 'العربية'],
    ['Hebrew', 'עברית'],
    ['Japanese', '日本語ビデオ'],
    ['Chinese', '简体中文'],
    ['Korean', '한국어'],
    ['Thai', 'ภาษาไทย'],
  ])('draws %s', async (_script, title) => {
    const drawn = await drawWords({ ...words, title })
    expect(drawn.equals(await drawWords({ ...words, title: '' }))).toBe(false)
    expect(drawn.equals(await drawWords({ ...words, title: `${title}${title.slice(0, 1)}` }))).toBe(false)
  })

  it('joins characters as their script does', async () => {
    const apart = await drawWords({ ...words, title: 'ب\u200Cب' })
    expect((await drawWords({ ...words, title: 'بب' })).equals(apart)).toBe(false)
    const halves = await drawWords({ ...words, title: 'क्\u200Cष' })
    expect((await drawWords({ ...words, title: 'क्ष' })).equals(halves)).toBe(false)
  })

  it('speaks its language where it has no title, and stands in its direction', async () => {
    const none = { title: 'ቪዲዮ', kicker: '', text: '' }
    const hindi = { ...english, tag: 'hi', motto: 'कोई भी वीडियो, संक्षेप में' }
    expect((await drawWords(none, hindi)).equals(await drawWords(none))).toBe(false)
    expect((await drawWords(words, arabic)).equals(await drawWords(words))).toBe(false)
    expect((await drawWords(words, { ...arabic, direction: 'ltr' })).equals(await drawWords(words))).toBe(
      true,
    )
  })

  it('takes text for text and never for markup', async () => {
    const card = await drawWords({ ...words, title: '<b>&amp;</b>' })
    expect(card.equals(await drawWords({ ...words, title: '&' }))).toBe(false)
  })
})

describe('the card of a shared line', () => {
  const moment: MomentCard = {
    quote: 'We choose to go to the moon.',
    text: 'The moon was the aim.',
    source: 'NASA Video',
    language: 'en',
    state: 'verified',
    note: 'Verified at 8:44',
    second: 524,
    durationSeconds: 1095,
    chapterStarts: [0, 300],
  }

  it('shows what was said where that is known, and the line where it is not', async () => {
    const card = await drawMoment(moment)
    expect((await drawMoment({ ...moment, text: 'Another line.' })).equals(card)).toBe(true)
    const line = await drawMoment({ ...moment, quote: '' })
    expect(line.equals(card)).toBe(false)
    expect((await drawMoment({ ...moment, quote: 'ቪዲዮ' })).equals(line)).toBe(true)
  })

  it('puts no quotation marks around what was not said so', async () => {
    const [said, written] = await Promise.all([
      drawMoment(moment),
      drawMoment({ ...moment, quote: '', text: moment.quote }),
    ])
    expect(written.equals(said)).toBe(false)
  })
})

describe('the card of a shared summary', () => {
  const summary: SummaryCard = {
    title: "President Kennedy's Speech at Rice University",
    channel: 'NASA Video',
    length: '18:15',
    gist: 'Kennedy asks the nation to go to the moon.',
    language: 'en',
    note: '3 of 3 lines verified',
    state: 'verified',
    durationSeconds: 1095,
    chapterStarts: [0, 300],
    dots: [
      { second: 524, state: 'verified' },
      { second: null, state: 'verified' },
    ],
  }
  const isSame = async (change: Partial<SummaryCard>) =>
    (await drawSummary({ ...summary, ...change })).equals(await drawSummary(summary))

  it.each<[string, Partial<SummaryCard>]>([
    ['the title', { title: 'Another speech' }],
    ['the channel', { channel: 'Archive' }],
    ['the length', { length: '18:16' }],
    ['the gist', { gist: 'Kennedy asks for a rocket.' }],
    ['how many lines are verified', { note: '2 of 3 lines verified, 1 differs' }],
    ['their state', { state: 'words-found' }],
    ['the chapters', { chapterStarts: [0, 400] }],
    ['where a line is said', { dots: [{ second: 624, state: 'verified' }] }],
    ['that a line differs', { dots: [{ second: 524, state: 'differs' }] }],
    ['no map of what has no length', { durationSeconds: null }],
  ])('shows %s', async (_what, change) => {
    expect(await isSame(change)).toBe(false)
  })

  it('leaves out the marks that captions leave behind, and a line that is said nowhere', async () => {
    expect(await isSame({ gist: `>> ${summary.gist}"`, dots: summary.dots.slice(0, 1) })).toBe(true)
  })
})
