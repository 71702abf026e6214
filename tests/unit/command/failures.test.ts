import { link, readdir, readFile, truncate } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
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
      'clip.dat': Uint8Array.from({ length: 4096 }, (_, at) => (at * 37) % 256),
    })
    const ran = await runPrecis([folder.at('clip.dat'), '-q'])
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

  it.each([
    [['transcrpt', 'talk.srt'], '“transcrpt” is no command. Did you mean “precis transcript”?'],
    [['sumarise', 'talk.srt'], 'Did you mean “precis summarize”?'],
    [['collection', 'shwo', 'Rivers'], 'Did you mean “precis collection show”?'],
  ])('says for %j which command was meant', async (argv, text) => {
    const ran = await runPrecis(argv)
    expect(ran).toMatchObject({ code: 64, output: '' })
    expect(ran.errors).toContain(text)
  })

  it('never writes onto what it reads, by whatever name', async () => {
    await using folder = await folderWith({ 'talk.srt': transcriptCaptions })
    await link(folder.at('talk.srt'), folder.at('same.srt'))
    for (const [source, output] of [
      [folder.at('talk.srt'), 'talk.srt'],
      [pathToFileURL(folder.at('talk.srt')).href, 'same.srt'],
    ] as const) {
      const ran = await runPrecis([source, '-q', '-o', folder.at(output)])
      expect(ran).toMatchObject({ code: 73, output: '' })
      expect(ran.errors).toContain('is what is read')
    }
    expect(await readFile(folder.at('talk.srt'), 'utf8')).toBe(transcriptCaptions)
  })

  it.each([
    ['its own work', []],
    ['that of a server', ['--server', 'https://precis.test', '--key', `precis_${'a'.repeat(32)}_bbbbbb`]],
  ])('tries the file of -o before %s', async (_whose, server) => {
    await using folder = await folderWith({ 'talk.srt': transcriptCaptions })
    const asked: unknown[] = []
    const fetch = (url: unknown): Promise<Response> => {
      asked.push(url)
      return Promise.reject(new TypeError('There is no network'))
    }
    for (const command of [
      [folder.at('talk.srt')],
      ['ask', folder.at('talk.srt'), 'What?'],
      ['digest'],
      ['export'],
      ['playlist', 'https://www.youtube.com/playlist?list=PL1'],
    ]) {
      if (server.length === 0 && !command.includes(folder.at('talk.srt'))) continue
      const ran = await runPrecis([...command, ...server, '-o', folder.at('nowhere/talk.md')], { fetch })
      expect(ran, command[0]).toMatchObject({ code: 73, output: '' })
      expect(ran.errors).toMatch(
        /^(?:Saving your history\n)?precis: “[^”]+” can't be written\. \[OUTPUT_REFUSED\]\n$/,
      )
    }
    expect(asked).toEqual([])
    expect(await readdir(folder.at('.'))).toEqual(['talk.srt'])
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
