import { describe, expect, it } from 'vitest'
import { prepareFile } from '#server/features/transcripts/prepare-cues.ts'

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
