import { truncate } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { runPrecis } from './run-precis.ts'
import { folderWith, transcriptCaptions } from './transcript-file.ts'

describe('what precis says when it fails', () => {
  it.each([
    ['no such file', 'nowhere.srt', 66, 'There is no file “nowhere.srt”, and it isn’t'],
    ['another site', 'https://vimeo.com/76979871', 65, "isn't a link to a YouTube video"],
    ['a folder', '.', 66, 'is a folder'],
  ])('of %s', async (_what, argument, code, text) => {
    const ran = await runPrecis([argument, '-q'])
    expect(ran).toMatchObject({ code, output: '' })
    expect(ran.errors.replaceAll('’', "'")).toContain(text.replaceAll('’', "'"))
  })

  it('names the reason of a file that is no text', async () => {
    await using folder = await folderWith({
      'clip.mp4': Uint8Array.from({ length: 4096 }, (_, at) => (at * 37) % 256),
    })
    const ran = await runPrecis([folder.at('clip.mp4'), '-q'])
    expect(ran).toMatchObject({ code: 65, output: '' })
    expect(ran.errors).toContain('[TRANSCRIPT_NOT_TEXT]')
  })

  it('does not read a file of two gigabytes', async () => {
    await using folder = await folderWith({ 'talk.srt': transcriptCaptions })
    await truncate(folder.at('talk.srt'), 2 * 1024 ** 3)
    const ran = await runPrecis([folder.at('talk.srt'), '-q'])
    expect(ran).toMatchObject({ code: 65, output: '' })
    expect(ran.errors).toContain('[TRANSCRIPT_TOO_LARGE]')
  })

  it('refuses a pipe that brings more than a transcript may have', async () => {
    const ran = await runPrecis(['-', '-q'], { input: 'word '.repeat(2_200_000) })
    expect(ran.errors).toContain('[TRANSCRIPT_TOO_LARGE]')
  })

  it.each([
    [['talk.srt', '--format', 'tape'], "argument 'tape' is invalid"],
    [['--colour'], "unknown option '--colour'"],
    [['talk.srt', '--json', '--srt'], 'cannot be used with'],
    [['ask', 'talk.srt'], "missing required argument 'question'"],
    [['ask', 'talk.srt', ' '], 'It has no words.'],
    [['ask', 'talk.srt', 'x'.repeat(501)], 'It is too long.'],
  ])('ends with 64 for %j', async (argv, text) => {
    const ran = await runPrecis(argv)
    expect(ran).toMatchObject({ code: 64, output: '' })
    expect(ran.errors).toContain(text)
  })

  it('names the setting that is wrong', async () => {
    const ran = await runPrecis(['-'], { env: { MODEL_CONTEXT_TOKENS: 'many' }, input: transcriptCaptions })
    expect(ran).toMatchObject({ code: 78, output: '' })
    expect(ran.errors).toContain('MODEL_CONTEXT_TOKENS is not a number')
  })

  it('does not begin what a terminal cannot show', async () => {
    const ran = await runPrecis(['-', '-f', 'anki'], { input: transcriptCaptions, isTerminal: true })
    expect(ran).toMatchObject({ code: 73, output: '' })
    expect(ran.errors).not.toContain('Reading')
  })

  it('asks for a key where a server is named', async () => {
    const ran = await runPrecis(['-', '--server', 'https://precis.test'], { input: transcriptCaptions })
    expect(ran).toMatchObject({ code: 77, output: '' })
    expect(ran.errors).toContain('PRECIS_KEY')
  })

  it('shows its help without arguments', async () => {
    const ran = await runPrecis([])
    expect(ran.output).toContain('Usage: precis')
  })
})
