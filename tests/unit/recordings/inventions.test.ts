import { describe, expect, it } from 'vitest'
import type { Heard } from '#core/recordings/heard.ts'
import { leaveOutInventions } from '#core/recordings/leave-out-inventions.ts'
import { readAnswer } from '#core/recordings/read-answer.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { writeAnswer } from '#tests/fakes/recognizer/write-answer.ts'
import type { SaidLine } from '#tests/fakes/recognizer/write-answer.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

const durationMs = 120_000
const boat = { start: 0, end: 4, text: 'The pilot boat leaves the harbour at six and returns before' }
const storm = { start: 100, end: 104, text: 'After the storm the crew counted twenty broken nets.' }

function hear(lines: readonly SaidLine[], form = 'verbose_json'): Heard {
  const answer = readAnswer(writeAnswer(form, { language: 'english', lines }, []), durationMs)
  if (answer === null) throw new Error('The answer cannot be read')
  return leaveOutInventions(answer, durationMs)
}

function sentencesOf({ cues }: Heard): string[] {
  const shown = cues.map(({ startMs, endMs, text, speaker }) => {
    return { start: startMs / 1000, duration: (endMs - startMs) / 1000, text, speaker }
  })
  return splitSentences(shown, 'en').map(({ text }) => text)
}

const inRow = (text: string, count: number, from = 10, each = 2): SaidLine[] =>
  Array.from({ length: count }, (_, nth) => ({
    start: from + nth * each,
    end: from + (nth + 1) * each,
    text,
  }))

describe('What a recognizer invents', () => {
  it.each<[string, SaidLine[], number]>([
    ['a stock line over and over', inRow('you', 12), 12],
    ['a stock line for half a minute of silence', [{ start: 10, end: 40, text: 'Thank you.' }], 1],
    [
      'a stock line that it doubts itself',
      [{ start: 98, end: 99, text: 'Thanks for watching!', noSpeech: 0.9 }],
      1,
    ],
    ['a stock line alone between pauses', [{ start: 50, end: 51, text: 'ご視聴ありがとうございました' }], 1],
    ['a credit of subtitles', [{ start: 5, end: 7, text: 'Subtitles by the Amara.org community' }], 1],
    ['a credit in German', [{ start: 5, end: 7, text: 'Untertitel im Auftrag des ZDF für funk, 2017' }], 1],
    ['a mark of silence', [{ start: 5, end: 9, text: '[BLANK_AUDIO]' }], 1],
    ['a name of a sound', [{ start: 5, end: 9, text: '(music)' }], 1],
    ['notes of a song', [{ start: 5, end: 9, text: '♪♪' }], 1],
    ['lines whose times stand', inRow('It was never seen.', 2, 60, 0), 2],
    [
      'a line whose time runs back',
      [
        { start: 60, end: 62, text: 'They sang.' },
        { start: 20, end: 22, text: 'It was.' },
      ],
      1,
    ],
  ])('is left out: %s', (_, lines, inventions) => {
    const heard = hear([boat, ...lines, storm])
    expect(heard.inventions).toBe(inventions)
    const text = heard.cues.map((cue) => cue.text).join(' ')
    expect(text.replace('They sang. ', '')).toBe(`${boat.text} ${storm.text}`)
  })

  it.each<[string, SaidLine[]]>([
    ['over silence', inRow('you', 12)],
    ['without a pause', [{ start: 4, end: 99.9, text: 'Thank you.' }]],
    ['for a moment', [{ start: 4, end: 4.2, text: '[BLANK_AUDIO]' }]],
  ])('never joins what stands before it with what stands after: %s', (_, lines) => {
    const last = lines.at(-1)?.end ?? 0
    expect(sentencesOf(hear([boat, ...lines, { ...storm, start: last, end: last + 4 }]))).toEqual([
      boat.text,
      storm.text,
    ])
  })

  it('is left out after the end of the sound', () => {
    const heard = hear([boat, storm, { start: 125, end: 130, text: 'And they lived on.' }])
    expect(heard).toMatchObject({ inventions: 1, cues: [{ text: boat.text }, { text: storm.text }] })
  })

  it('is a line that is repeated, of which the first stays', () => {
    const heard = hear([boat, ...inRow('The keeper lit the lamp.', 9), storm])
    expect(heard.inventions).toBe(8)
    expect(heard.cues.map(({ text }) => text)).toEqual([boat.text, 'The keeper lit the lamp.', storm.text])
  })

  it('is two lines that take turns, of which the first two stay', () => {
    const turns = Array.from({ length: 10 }, (_, nth) => ({
      start: 10 + nth * 2,
      end: 12 + nth * 2,
      text: nth % 2 === 0 ? 'Is it far?' : 'No, it is not.',
    }))
    expect(hear([boat, ...turns, storm]).cues).toHaveLength(4)
  })

  it('is words of a line that are said over and over, also without times', () => {
    const text = `The crew counted ${'the nets and '.repeat(20)}went home.`
    for (const form of ['verbose_json', 'json', 'text']) {
      const heard = hear([{ start: 0, end: 30, text }], form)
      expect(heard.cues.map((cue) => cue.text).join(' ')).toBe('The crew counted the nets and went home.')
      expect(heard.inventions).toBe(1)
    }
  })

  it('is not what somebody says', () => {
    const lines = [
      { start: 0, end: 3, text: 'Is that you?' },
      { start: 3, end: 4, text: 'Thank you.' },
      { start: 4.5, end: 8, text: 'No, no, no, not the red boat.' },
      { start: 8, end: 9, text: 'Yes.' },
      { start: 9, end: 10, text: 'Yes.' },
      { start: 10, end: 14, text: 'We thank Amara for the subtitles.' },
      { start: 14, end: 16, text: 'Thanks for watching over the harbour.' },
    ]
    expect(hear(lines)).toMatchObject({ inventions: 0, cues: lines.map(({ text }) => ({ text })) })
  })

  it('is left out of two voices that speak at once no more than of one', () => {
    const lines = [
      { start: 0, end: 8, text: 'The boat is late today, and the mail', speaker: 'A' },
      { start: 3, end: 4, text: 'It is.', speaker: 'B' },
      { start: 8, end: 10, text: 'is wet.', speaker: 'A' },
    ]
    expect(hear(lines, 'diarized_json')).toMatchObject({ inventions: 0, cues: [{}, { speaker: 'B' }, {}] })
  })

  it('is left out of a file that a recognizer wrote, and counted', () => {
    const clock = (second: number) =>
      `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')},000`
    const lines = [boat, ...inRow('Thank you.', 6, 4, 15), { ...storm, start: 94, end: 98 }]
    const file = lines
      .map(({ start, end, text }, nth) => `${nth + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`)
      .join('\n')
    const { cues, droppedCues } = parseFile(Buffer.from(file), 'talk.srt')
    expect(droppedCues).toBe(6)
    expect(splitSentences(cues, 'en').map(({ text }) => text)).toEqual([boat.text, storm.text])
  })
})

describe('An answer of a recognizer', () => {
  const segments = (unit: number) =>
    [boat, storm].map(({ start, end, text }) => ({ start: start * unit, end: end * unit, text }))
  const startsOf = (body: unknown) =>
    readAnswer(JSON.stringify(body), durationMs)?.cues.map(({ startMs }) => startMs)

  it.each([
    ['seconds', 1],
    ['milliseconds', 1000],
    ['nanoseconds, as LocalAI wrote them', 1e9],
  ])('has its times in %s', (_, unit) => {
    expect(startsOf({ text: '', segments: segments(unit) })).toEqual([0, 100_000])
  })

  it('is read where its numbers are texts, and where it has words alone', () => {
    const texts = segments(1).map((each) => ({ ...each, start: String(each.start), end: `${each.end}.00` }))
    expect(startsOf({ text: '', segments: texts })).toEqual([0, 100_000])
    const words = [boat, storm].flatMap(({ start, end, text }) =>
      text.split(' ').map((word, nth, all) => ({
        word,
        start: start + ((end - start) * nth) / all.length,
        end: start + ((end - start) * (nth + 1)) / all.length,
      })),
    )
    expect(startsOf({ text: 'all of it', segments: [], words })).toEqual([0, 100_000])
  })

  it('has lines that begin with their first word', () => {
    const words = [{ word: 'After', start: 103, end: 103.5 }]
    expect(startsOf({ text: '', segments: segments(1), words })).toEqual([0, 103_000])
  })

  it.each([
    ['english', 'en'],
    ['pt-BR', 'pt-br'],
    ['Japanese', 'ja'],
    ['klingon', null],
  ])('names its language %s', (language, tag) => {
    expect(readAnswer(JSON.stringify({ text: 'x', language }), 1000)?.language).toBe(tag)
  })

  it.each(['', '<html>', '{"text": "cut', '[]', '{}', '{"segments": 4}', '{"text": 5}'])(
    'is none: %s',
    (body) => {
      expect(readAnswer(body, 1000)).toBeNull()
    },
  )
})
