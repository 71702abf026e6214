import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withoutControls } from '#product/without-controls.ts'
import { runPrecis } from './run-precis.ts'
import { folderWith, transcriptCaptions } from './transcript-file.ts'

const barrier = 'The barrier at Woolwich protects the city from the tide.'
const lines = z.object({
  insights: z.array(z.object({ text: z.string(), second: z.number(), state: z.string() })),
})

describe('precis without a server', () => {
  it('summarizes a caption file as Markdown, with the second and the state of each insight', async () => {
    await using folder = await folderWith({ 'The Thames.en.srt': transcriptCaptions })
    const { code, output, errors } = await runPrecis([folder.at('The Thames.en.srt')])
    expect(code).toBe(0)
    expect(output).toMatch(/^# The Thames\n\n## Summary\n\n/)
    expect(output).toMatch(/\n- 0:\d\d The .+ \(quoted\)\n/)
    expect(errors).toBe('Reading the transcript\nGenerating summary\n')
  })

  it('sets it out in the form that is named, by its id or its name', async () => {
    for (const form of ['paragraph', 'One Paragraph']) {
      const { output } = await runPrecis(['-', '--json', '-q', '--form', form], { input: transcriptCaptions })
      expect(JSON.parse(output)).toMatchObject({ form: { id: 'paragraph' }, insights: [] })
    }
  })

  it('says in which form a talk is best read where none was named, and not where it is to be quiet', async () => {
    const recipe =
      'Add 200 grams of flour. Stir it for five minutes. Bake it for half an hour. Serve it warm.'
    const hint = 'This looks like a how-to: --form steps sets it out as one.\n'
    const { errors, output } = await runPrecis(['-'], { input: recipe })
    expect(errors).toContain(hint)
    expect(output).not.toContain('--form')
    for (const flags of [['-q'], ['--form', 'steps']]) {
      expect((await runPrecis(['-', ...flags], { input: recipe })).errors).not.toContain('looks like')
    }
  })

  it('says of a form of a person what it takes, before anything is read', async () => {
    const ran = await runPrecis(['-', '--form', 'For my team'], { input: transcriptCaptions })
    expect(ran).toMatchObject({ code: 66, output: '' })
    expect(ran.errors).toMatch(
      /^precis: .+known to your server alone: name it with --server.+ \[NOT_FOUND\]\n$/,
    )
  })

  it('takes a transcript from a pipe, and writes JSON whose lines have their seconds', async () => {
    const { code, output } = await runPrecis(['-', '--json', '-q'], { input: transcriptCaptions })
    expect(code).toBe(0)
    const { insights } = lines.parse(JSON.parse(output))
    expect(insights.length).toBeGreaterThan(0)
    for (const { text, second, state } of insights) {
      expect(state).toBe('quoted')
      const at = transcriptCaptions.split('\n\n').find((block) => block.includes(text))
      expect(at).toContain(`00:00:${second},000 -->`)
    }
  })

  it('writes into a file what it was asked for, and nothing to the output', async () => {
    await using folder = await folderWith({ 'talk.srt': transcriptCaptions })
    const ran = await runPrecis([folder.at('talk.srt'), '-f', 'obsidian', '-o', folder.at('talk.md'), '-q'])
    expect(ran).toEqual({ code: 0, output: '', errors: '' })
    expect(await readFile(folder.at('talk.md'), 'utf8')).toMatch(/^---\ntitle: "talk"\n/)
  })

  it('summarizes several files into a folder, each under its title, and goes on where one fails', async () => {
    await using folder = await folderWith({
      'talk.srt': transcriptCaptions,
      'Talk.txt': 'One two three is said here. Four five six is said there.',
    })
    const sources = [folder.at('talk.srt'), folder.at('nowhere.srt'), folder.at('Talk.txt')]
    const ran = await runPrecis([...sources, '-q', '-f', 'obsidian', '-o', folder.at('notes')])
    expect(ran).toMatchObject({ code: 66, output: '' })
    expect(ran.errors).toMatch(
      /^precis: [^\n]+nowhere\.srt: There is no file “[^\n]+ \[FILE_NOT_READABLE\]\n$/,
    )
    expect(await readdir(folder.at('notes'))).toEqual(['Talk (2).md', 'talk.md'])
  })

  it('writes several one after the other, and says of captions and tables that each is a file', async () => {
    await using folder = await folderWith({ 'a.srt': transcriptCaptions, 'b.srt': transcriptCaptions })
    const both = [folder.at('a.srt'), folder.at('b.srt'), '-q']
    const { output } = await runPrecis(both)
    expect(output.match(/^# .$/gm)).toEqual(['# a', '# b'])
    for (const argv of [
      [...both, '-f', 'readwise'],
      [...both, '--srt'],
      ['transcript', ...both, '-f', 'vtt'],
    ])
      expect((await runPrecis(argv)).errors).toContain('name a folder with -o')
  })

  it('reads the address of a file, and a video whose id begins with a dash', async () => {
    await using folder = await folderWith({ 'my talk.srt': transcriptCaptions })
    const { output } = await runPrecis([pathToFileURL(folder.at('my talk.srt')).href, '-q'])
    expect(output).toMatch(/^# my talk\n/)
    const env = { YOUTUBE_BASE_URL: 'http://127.0.0.1:9' }
    for (const id of ['-0tO3Eni2uo', '--O3Eni2uoX', '-qtO3Eni2uo'])
      expect((await runPrecis([id, '-q'], { env })).errors, id).toContain('[YOUTUBE_UNREACHABLE]')
    expect((await runPrecis(['--sumarizes'], { env })).errors).toContain('unknown option')
  })

  it('gives the transcript as captions with the times of the file', async () => {
    const { output } = await runPrecis(['transcript', '-', '-f', 'srt', '-q'], { input: transcriptCaptions })
    expect(output).toContain(`00:00:35,000 --> 00:00:40,000\n${barrier}\n`)
    expect((await runPrecis(['-', '--srt', '-q'], { input: transcriptCaptions })).output).toBe(output)
  })

  it('gives no captions of a transcript without times, and says so', async () => {
    const ran = await runPrecis(['transcript', '-', '-f', 'vtt', '-q'], {
      input: 'One two three. Four five six.',
    })
    expect(ran).toMatchObject({ code: 65, output: '' })
    expect(ran.errors).toContain('has no times')
  })

  it('answers a question with the words that were said and their second', async () => {
    const ran = await runPrecis(['ask', '-', 'What protects the city from the tide?', '-q'], {
      input: transcriptCaptions,
    })
    expect(ran.code).toBe(0)
    expect(ran.output).toContain(`- 0:35 ${barrier}`)
  })

  it('says that the video does not say', async () => {
    const ran = await runPrecis(['ask', '-', 'Which football team won the cup?', '-q'], {
      input: transcriptCaptions,
    })
    expect(ran.output).toContain('The video does not seem to talk about this.')
  })
})

describe('what a terminal shows', () => {
  it('has a mark in front of each line, and what the marks mean', async () => {
    const { output } = await runPrecis(['-', '-q'], { input: transcriptCaptions, isTerminal: true })
    expect(output.replaceAll('\u001B', '^')).toMatch(/“\^\[39m \^\[2m0:\d\d\^\[22m The /)
    expect(output).toContain('“ word for word from the transcript')
  })

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('has no escape sequences with %o', async (env) => {
    const { output } = await runPrecis(['-', '-q'], { input: transcriptCaptions, isTerminal: true, env })
    expect(output).not.toContain('\u001B')
    expect(output).toMatch(/“ 0:\d\d The /)
  })

  it('breaks lines between words, where a terminal is narrow', async () => {
    const { output } = await runPrecis(['-', '-q'], {
      input: transcriptCaptions,
      isTerminal: true,
      columns: 30,
    })
    const shown = output.split('\n').map((line) => stripVTControlCharacters(line))
    expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(30)
    expect(shown.join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'It flows through London and reaches the sea at Southend.',
    )
  })

  it('is not steered by the texts of a document, wherever they stand', () => {
    const document = {
      title: '\u001B]0;owned\u0007Talk',
      lines: [{ text: 'one\u009B2J\ttwo\n', second: 3 }],
      gist: null,
    }
    expect(withoutControls(document)).toEqual({
      title: ']0;ownedTalk',
      lines: [{ text: 'one2J\ttwo\n', second: 3 }],
      gist: null,
    })
  })
})
