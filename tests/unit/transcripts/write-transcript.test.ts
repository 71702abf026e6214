import { describe, expect, it } from 'vitest'
import { transcriptSchema } from '#contract/transcripts.ts'
import { readableText } from '#core/text/readable-text.ts'
import { prepareFile } from '#server/features/transcripts/prepare-cues.ts'
import { writeTranscript } from '#server/features/transcripts/readable-transcript.ts'

function transcriptOf(count: number) {
  const sentences = Array.from({ length: count }, (_, index) => ({
    index,
    start: index * 2,
    end: index * 2 + 2,
    text: `They said "number ${index}", and nobody\\ knew why.`,
    speaker: index % 50 < 25 ? 'Ada' : null,
    turn: Math.floor(index / 25),
    fragment: false,
  }))
  return {
    id: '2f9b7a4e-0000-4000-8000-000000000000',
    origin: 'pasted' as const,
    isFromBrowser: false,
    videoId: null,
    contentHash: '',
    title: 'A long day',
    channel: null,
    captions: '',
    tracks: [],
    publishedOn: null,
    durationSeconds: count * 2,
    language: 'en',
    captionKind: 'unknown' as const,
    timings: 'exact' as const,
    credit: null,
    hearing: null,
    chapters: [],
    sentences,
    droppedCues: 0,
    repairedCues: 0,
    clockOffsetSeconds: 0,
    createdAt: new Date(0),
  }
}

/** The pieces of a transcript, and how often others had their turn before the last of them. */
async function write(count: number): Promise<{ text: string; turns: number }> {
  let turns = 0
  const next = (): void => {
    turns += 1
    timer = setImmediate(next)
  }
  let timer = setImmediate(next)
  let text = ''
  for await (const piece of writeTranscript(transcriptOf(count))) text += piece
  clearImmediate(timer)
  return { text, turns }
}

it.each([0, 1, 24, 1000, 40_000])('the writer writes the whole of %d sentences', async (count) => {
  const { text } = await write(count)
  const written = transcriptSchema.parse(JSON.parse(text))
  const { sentences } = transcriptOf(count)
  expect(written.sentences).toEqual(sentences)
  expect(written.content).toBe(readableText(sentences))
})

it('the writer lets others have their turn in between', async () => {
  expect((await write(40_000)).turns).toBeGreaterThan(40)
})

const said =
  'Yes.\nThe river was dead in 1957, and seals came back to it many years after that.\nNow it is clean.'

async function titleOf(text: string, fileName?: string): Promise<string | null> {
  const { title } = await prepareFile(new TextEncoder().encode(text), fileName)
  return title
}

describe('a given text is called', () => {
  it.each([
    ['# How rivers came back\n\n', 'meeting.md', 'How rivers came back'],
    ['', 'Board meeting_2026-05-14.en.txt', 'Board meeting 2026-05-14'],
    ['', 'Interview mit Jörg.txt', 'Interview mit Jörg'],
    ['', 'C:\\notes\\rivers.txt', 'rivers'],
  ])('by its own title, then by its file: %j in %s', async (head, fileName, title) => {
    expect(await titleOf(head + said, fileName)).toBe(title)
  })

  it.each([undefined, 'transcript.txt', 'captions (2).en.txt', 'Untitled.txt', '2026-05-14.txt'])(
    'by its first words where its file, such as %s, is called like any',
    async (fileName) => {
      expect(await titleOf(said, fileName)).toBe(
        'The river was dead in 1957, and seals came back to it many…',
      )
    },
  )

  it('by words that are short enough, in a script without blanks too', async () => {
    const title = await titleOf(
      '川は一九五七年に死んだと言われましたがその後何年もたってからアザラシが川に戻ってきましたそして今ではとてもきれいになりました。',
    )
    expect(title).toMatch(/^川は一九五七年に死んだ.{10,30}…$/)
  })
})
