import { describe, expect, it } from 'vitest'
import { parseFile } from '#tests/setup/parse-file.ts'

const read = (text: string, fileName?: string) => parseFile(new TextEncoder().encode(text), fileName)
const words = [
  'The keeper polished the lamp before the storm came in.',
  'Nobody on the island remembered who built the tower.',
  'She rowed home after sunrise with two baskets of fish.',
]
const speech = (lines: number) => Array.from({ length: lines }, (_, at) => words[at % 3]).join('\n')

describe('the times of long speeches', () => {
  it.each([
    ['a name and a time', (at: number, name: string) => `${name}: 00:0${at}:05`],
    ['a name and a time in brackets', (at: number, name: string) => `${name} (00:0${at}:05):`],
    ['a time alone', (at: number) => `00:0${at}:05`],
    ['a time alone in brackets', (at: number) => `[0${at}:05]`],
  ])('stay under %s, however many lines follow', (_what, head) => {
    for (const lines of [2, 8, 12, 40]) {
      const turns = ['Mira Holt', 'Sam Ort', 'Mira Holt', 'Sam Ort'].map(
        (name, at) => `${head(at, name)}\n\n${speech(lines)}`,
      )
      const { cues, timings } = read(turns.join('\n\n'))
      expect(timings).toBe('exact')
      expect([...new Set(cues.map(({ start }) => start))]).toEqual([5, 65, 125, 185])
      expect(cues.map(({ text }) => text).join(' ')).not.toMatch(/\d\d:\d\d/)
    }
  })

  it('are not taken from prose that names a time of day now and then', () => {
    const prose = `We met them at 10:30\n${speech(12)}\nThey came home at 18:45\n${speech(12)}`
    expect(read(prose)).toMatchObject({ timings: 'none' })
  })
})

describe('the head of a Markdown file', () => {
  const head = (lines: string) => `---\n${lines}\n---\n\n${speech(3)}`

  it.each([
    ['title: The lighthouse', 'The lighthouse'],
    ["date: 2024-12-22\ntitle: 'The lighthouse: a talk'", 'The lighthouse: a talk'],
    ['tags:\n  - lamp\nsummary: "She said that nobody knew."', null],
  ])("is nobody's speech, and gives the title: %s", (lines, title) => {
    const { cues, title: found } = read(head(lines), 'talk.md')
    expect(found).toBe(title)
    expect(cues.map(({ text }) => text).join('\n')).toBe(speech(3))
  })

  it('is not what stands between two rules of a text', () => {
    const said = read(`---\n${words[0]}\n---\n${words[1]}`).cues.map(({ text }) => text)
    expect(said.join(' ')).toBe(`${words[0]} ${words[1]}`)
  })
})

describe('the title of a file', () => {
  it.each([
    ['lrc', `[ti:The lighthouse]\n[00:01.00]${words[0]}\n[00:05.00]${words[1]}`],
    [
      'ass',
      `[Script Info]\nTitle: The lighthouse\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:04.00,Default,,0,0,0,,${words[0]}`,
    ],
    ['md', `# The lighthouse\n\n${speech(3)}`],
    ['vtt', `WEBVTT - The lighthouse\n\n00:01.000 --> 00:04.000\n${words[0]}`],
    [
      'ttml',
      `<tt xmlns:ttm="x"><head><metadata><ttm:title>The lighthouse</ttm:title></metadata></head><body><div><p begin="1s" end="4s">${words[0]}</p></div></body></tt>`,
    ],
  ])('is taken from a .%s that has one', (ending, text) => {
    expect(read(text, `file.${ending}`).title).toBe('The lighthouse')
  })

  it.each([
    `[Script Info]\nTitle: Default Aegisub file\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:04.00,Default,,0,0,0,,${words[0]}`,
    speech(3),
  ])('is none where nobody set one', (text) => {
    expect(read(text).title).toBeNull()
  })
})

describe('spans of a paragraph of TTML', () => {
  const document = (spans: string) => `<tt><body><div><p>${spans}</p></div></body></tt>`

  it.each(['', ' ', '\n  '])('have the times of their own, with "%s" between them', (between) => {
    const spans = words.map((text, at) => `<span begin="${at * 5 + 1}s" end="${at * 5 + 4}s">${text}</span>`)
    const { cues } = read(document(spans.join(between)), 'talk.ttml')
    expect(cues.map(({ start, text }) => [start, text])).toEqual(words.map((text, at) => [at * 5 + 1, text]))
  })

  it('are one caption where they are the words of it', () => {
    const spans = 'The keep er slept .'
      .split(' ')
      .map((text, at) => `<span begin="${1000 + at * 150}ms">${text}</span>`)
    const { cues } = read(document(spans.join('')), 'talk.ttml')
    expect(cues.map(({ start, text }) => [start, text])).toEqual([[1, 'Thekeeperslept.']])
  })
})

describe('marks of WebVTT that no player knows', () => {
  it('are dropped with their names, and the words in them stay', () => {
    const cue = '<X-word-ms ms=1,2>The <foo.bar>keeper</foo> <b>slept</b></X-word-ms> &lt;here&gt;.'
    const { cues } = read(`WEBVTT\n\n00:01.000 --> 00:04.000\n${cue}\n\n00:05.000 --> 00:06.000\nWell.`)
    expect(cues[0]?.text).toBe('The keeper slept <here>.')
  })
})

describe('speakers that are ids', () => {
  it('are numbered in the order in which they speak, and names stay', () => {
    const ids = [
      '11aa22bb-33cc-44dd-55ee-66ff77aa88bb',
      '22bb33cc44dd55ee66ff77aa88bb99cc@99cc00dd',
      'Anna Lee',
    ]
    const cues = [0, 1, 0, 2].map(
      (at, i) => `00:0${i}.000 --> 00:0${i}.900\n<v ${ids[at]}>Well, this is number ${i}.</v>`,
    )
    const { cues: found } = read(`WEBVTT\n\n${cues.join('\n\n')}`)
    expect(found.map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1', 'Anna Lee'])
  })
})
