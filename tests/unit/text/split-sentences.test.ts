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

describe('splitSentences: punctuated speech', () => {
  it('joins cues and cuts at full stops; times are those of the first and last cue', () => {
    expect(
      splitSentences(
        cues('Hello everyone.', 'I am here to talk', 'about two things. One', 'is "this?" And that.'),
        'en',
      ),
    ).toEqual([
      { index: 0, start: 0, end: 2, text: 'Hello everyone.', speaker: null, turn: 0, fragment: false },
      {
        index: 1,
        start: 2,
        end: 6,
        text: 'I am here to talk about two things.',
        speaker: null,
        turn: 0,
        fragment: false,
      },
      { index: 2, start: 4, end: 8, text: 'One is "this?"', speaker: null, turn: 0, fragment: false },
      { index: 3, start: 6, end: 8, text: 'And that.', speaker: null, turn: 0, fragment: false },
    ])
  })

  it.each([
    ['titles', 'I met Mr. Smith and Dr. Jones at St. James.'],
    ['initials', 'It was J. R. Smith who said so.'],
    ['Latin', 'Use letters, e.g. Greek ones, i.e. alpha etc. and so on.'],
    ['countries', 'In the U.S. We do that.'],
    ['numbers', 'This is No. 5 of 3.1 million.'],
    ['addresses', 'Go to code.google.com for more.'],
  ])('does not cut after shortenings: %s', (_name, text) => {
    expect(textsOf(cues(text, 'Then we went home.'))).toEqual([text, 'Then we went home.'])
  })

  it('cuts after "No." and "I." when they end a sentence', () => {
    expect(textsOf(cues('Is it? No. It is not.', 'So am I. We both are.'))).toEqual([
      'Is it?',
      'No.',
      'It is not.',
      'So am I.',
      'We both are.',
    ])
  })

  it('cuts very long sentences into fragments', () => {
    const long = Array.from({ length: 60 }, (_, i) => (i === 22 ? 'because' : `Word${i}`)).join(' ')
    const sentences = splitSentences(cues(`Short one. ${long}.`, 'The end.'), 'en')
    expect(
      sentences.map(({ text, fragment }) => [text.split(' ').length, text.split(' ')[0], fragment]),
    ).toEqual([
      [2, 'Short', false],
      [22, 'Word0', false],
      [38, 'because', true],
      [2, 'The', false],
    ])
  })

  it.each([
    ['after a word that leans on the next', 'not because they are easy at all', 'not because'],
    ['inside a contrast', 'not out of fear but out of duty', 'not out of fear but'],
  ])('does not cut %s', (_where, passage, whole) => {
    const filler = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')
    const texts = textsOf(cues(`${filler(20)} ${passage} ${filler(25)}.`, 'The end.'))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.some((text) => text.includes(whole))).toBe(true)
  })

  it('cuts a long sentence of a script without blanks also inside an English transcript', () => {
    const english = Array.from({ length: 20 }, (_, i) => `This is sentence ${i}.`).join(' ')
    const sentences = splitSentences(
      cues(`${english} ${'他们今天说我们明天去学校吃饭。'.slice(0, -1).repeat(6)}。`),
      'en',
    )
    expect(sentences.slice(20).map(({ fragment }) => fragment)).toEqual([false, true])
  })

  it('leaves out what has no words and keeps marks with the words they belong to', () => {
    expect(textsOf(cues('... well.', '!!!', 'Yes? "No!"'))).toEqual(['... well. !!!', 'Yes?', '"No!"'])
  })
})

describe('splitSentences: turns', () => {
  const said = (start: number, duration: number | null, text: string, speaker: string | null): Cue => ({
    start,
    duration,
    text,
    speaker,
  })

  it('begin where the speaker changes, named or not, even inside a sentence', () => {
    const sentences = splitSentences(
      [
        said(0, 1, 'I think that', 'Anna'),
        said(1, 1, 'you are right.', 'Ben'),
        said(2, 1, 'Good.', 'Ben'),
        said(3, 1, '>> Who', null),
        said(4, 1, 'is it?', null),
        said(5, 1, '>> Me.', null),
      ],
      'en',
    )
    expect(sentences.map(({ turn, speaker, text }) => [turn, speaker, text])).toEqual([
      [0, 'Anna', 'I think that'],
      [1, 'Ben', 'you are right.'],
      [1, 'Ben', 'Good.'],
      [2, null, 'Who is it?'],
      [3, null, 'Me.'],
    ])
  })

  it('begin after a pause of more than 1.2 seconds, and after a silence within a caption', () => {
    const sentences = splitSentences(
      [
        said(0, 1, 'One', null),
        said(2.2, 1, 'two', null),
        said(4.5, 1, 'three.', null),
        said(9, null, 'Four', null),
        said(99, 1, 'five.', null),
      ],
      'en',
    )
    expect(sentences.map(({ turn, start, end, text }) => [turn, start, end, text])).toEqual([
      [0, 0, 3.2, 'One two'],
      [1, 4.5, 5.5, 'three.'],
      [2, 9, null, 'Four'],
      [3, 99, 100, 'five.'],
    ])
  })

  it('have no times where the cues have none', () => {
    const plain = ['First one. Second', 'one.'].map((text): Cue => ({
      start: null,
      duration: null,
      text,
      speaker: null,
    }))
    expect(splitSentences(plain, 'en').map(({ start, end, text, turn }) => [start, end, text, turn])).toEqual(
      [
        [null, null, 'First one.', 0],
        [null, null, 'Second one.', 0],
      ],
    )
  })

  it('end a sentence whose last cue has no duration where the next cue begins', () => {
    const sentences = splitSentences([said(0, null, 'One.', null), said(5, null, 'Two.', null)], 'en')
    expect(sentences.map((sentence) => sentence.end)).toEqual([5, null])
  })
})

describe('splitSentences: scripts without blanks', () => {
  it('cuts Chinese at its full stops, without blanks between lines', () => {
    expect(
      textsOf(cues('大家好！我叫', 'Mendel，是产品经理。Google', '朋友群让您', '添加功能。'), 'zh'),
    ).toEqual(['大家好！', '我叫 Mendel，是产品经理。', 'Google 朋友群让您添加功能。'])
  })

  it('cuts Japanese subtitles, which have no full stops, at cues and keeps those apart', () => {
    const lines = [
      '左に見えるのは大きな機械です',
      'これは何ですか？',
      '私たちはここで働いています',
      '毎日とても忙しいです',
    ]
    const texts = textsOf(cues(...lines), 'ja')
    expect(texts.join(' ')).toBe(lines.join(' '))
    expect(texts.length).toBeGreaterThan(1)
  })

  it('cuts Thai at cues and pauses, never inside a cue', () => {
    const lines = [
      'สวัสดีครับทุกคน',
      'วันนี้เราจะพูดถึงภาษาไทย',
      'และส่วนที่ดีของมัน',
      'ขอบคุณที่มาฟังกันในวันนี้',
      'เรามาเริ่มกันเลย',
    ]
    const list = cues(...lines)
    const paused = list.map((cue, i) => (i < 3 ? cue : { ...cue, start: (cue.start ?? 0) + 5 }))
    const sentences = splitSentences(paused, 'th')
    for (const { text } of sentences) expect(lines.join(' ')).toContain(text)
    expect(sentences.flatMap(({ text }) => text.split(' '))).toEqual(lines)
    expect(sentences.map(({ start }) => start)).toContain(11)
  })
})

describe('a line that a recogniser writes again and again into silence', () => {
  /** Captions of ten seconds with a pause between them, in seconds. */
  const apart = (pause: number, ...lines: string[]) =>
    lines.map((text, at) => ({ start: at * 10, duration: 10 - pause, text, speaker: null }))
  const around = ['The boat returns with the mail for the island', 'After the storm they counted their nets.']

  it.each([0, 1])('stands apart from what is said before and after it, with %i s between them', (pause) => {
    const [before = '', after = ''] = around
    const said = apart(pause, 'They left at six.', before, 'you', 'you', 'You.', after, 'Then they slept.')
    const sentences = splitSentences(said, 'en')
    expect(sentences.map(({ text }) => text)).toContain(before)
    expect(sentences.find(({ text }) => text === after)?.start).toBe(50)
    expect(sentences.filter(({ text }) => /^you/i.test(text)).map(({ start }) => start)).toEqual([20, 30, 40])
  })

  it('is cut off by silence too where the file has no ends of captions', () => {
    const starts = [0, 4, 40, 44]
    const lines = [
      'They left at six.',
      'It returns with the mail',
      'After the storm they slept.',
      'They rose late.',
    ]
    const said = lines.map((text, at) => ({ start: starts[at] ?? 0, duration: null, text, speaker: null }))
    expect(splitSentences(said, 'en').map(({ text, start }) => [text, start])).toEqual(
      lines.map((text, at) => [text, starts[at]]),
    )
  })
})
