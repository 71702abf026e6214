import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { installCommand } from '#tests/setup/installed-command.ts'
import type { InstalledCommand } from '#tests/setup/installed-command.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { agentExample } from '#web/content/developers.ts'
import { transcriptCaptions } from '../unit/command/transcript-file.ts'

const exec = promisify(execFile)
/**
 * The packed command may weigh so much: what it needs is bundled, with two transcripts, lists of words and
 * what has a recording heard.
 */
const maxPackedBytes = 1_160_000

let command: InstalledCommand
beforeAll(async () => {
  command = await installCommand()
  const at = (name: string): string => path.join(command.folder, name)
  await writeFile(at('talk.srt'), transcriptCaptions)
  const noText = Uint8Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)
  for (const name of ['clip.mp4', 'picture.png']) await writeFile(at(name), noText)
  await writeFile(at('long.srt'), transcriptCaptions)
  await truncate(at('long.srt'), 2 * 1024 ** 3)
})
afterAll(() => command[Symbol.asyncDispose]())

/** Starts the installed command. */
function start(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const { program, env, folder } = command
  return spawnForTest(process.execPath, [program, ...args], { cwd: folder, env: { ...env, ...more } })
}

/** Runs it to its end, without any input. */
async function run(
  args: readonly string[],
  more?: Readonly<Record<string, string>>,
): Promise<{ code: unknown; output: string; errors: string }> {
  const child = start(args, more)
  child.stdin.end()
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, output, errors }
}

describe('the packed command line', () => {
  it('brings the detector of encodings and no other package, and stays small', async () => {
    const { stdout } = await exec('npm', ['ls', '--all', '--parseable'], { cwd: command.folder })
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => path.basename(line))
        .slice(1),
    ).toEqual(['jschardet', 'precis'])
    expect((await stat(command.packed)).size).toBeLessThan(maxPackedBytes)
  })

  it('summarizes a file in an empty folder without a network', async () => {
    const { code, output, errors } = await run(['talk.srt', '--json', '-q'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(JSON.parse(output)).toMatchObject({ engine: { kind: 'extractive' }, videoTitle: 'talk' })
  })

  it('summarizes a language that it has only listed words of, without a network', async () => {
    const dutch = [
      'De vuurtorenwachter poetste de lamp voordat de storm over het eiland kwam.',
      'Niemand op het eiland weet nog wie de stenen toren heeft gebouwd.',
      'Zij roeide na zonsopgang naar huis met twee manden vol verse vis.',
      'De bakker in de haven verkocht die ochtend meer brood dan in de hele week.',
    ]
    await writeFile(path.join(command.folder, 'eiland.txt'), dutch.join(' '))
    const { code, output, errors } = await run(['eiland.txt', '--json', '-q'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(JSON.parse(output)).toMatchObject({ engine: { kind: 'extractive' }, language: 'nl' })
  })

  it('reads a file from before Unicode in an empty folder without a network', async () => {
    const words = 'Смотритель маяка начистил лампу до прихода бури. Никто не помнит, кто построил башню.'
    const cyrillic = Uint8Array.from(words, (letter) => {
      const code = letter.charCodeAt(0)
      return code < 0x80 ? code : code - 0x350
    })
    await writeFile(path.join(command.folder, 'old.txt'), cyrillic)
    const { code, output, errors } = await run(['transcript', 'old.txt', '-q'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain(words.slice(0, 40))
  })

  it.each(exampleVideos)('summarizes the example $title without a network', async ({ videoUrl, title }) => {
    const { code, output, errors } = await run([videoUrl, '--json', '-q'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(JSON.parse(output)).toMatchObject({ videoTitle: title })
  })

  it('says in one sentence which Node it needs where an older one starts it', async () => {
    const versions = "{ value: { ...process.versions, node: '20.20.2' } }"
    await writeFile(
      path.join(command.folder, 'older.mjs'),
      `Object.defineProperty(process, 'versions', ${versions})`,
    )
    const { code, output, errors } = await run(['talk.srt'], {
      NODE_OPTIONS: '--import=./older.mjs',
    })
    expect({ code, output }).toEqual({ code: 78, output: '' })
    expect(errors).toBe(
      'precis: it needs Node 22.13 or newer, and this is Node 20.20.2. See https://nodejs.org. [SETTINGS]\n',
    )
  })

  it.each(['bash', 'zsh', 'fish'])('writes what %s completes it with', async (shell) => {
    const { code, output } = await run(['completion', shell])
    expect(code).toBe(0)
    expect(output).toContain('obsidian')
    if (shell === 'bash') {
      const ask = `${output}\nCOMP_WORDS=(precis transcript --fo); COMP_CWORD=2; _precis; echo "\${COMPREPLY[@]}"`
      expect((await exec('bash', ['-c', ask])).stdout.trim()).toBe('--format')
    }
  })
})

describe('what it says, and the code it ends with', () => {
  it.each([
    ['a link of another site', ['https://vimeo.com/76979871'], 65, 'INVALID_LINK'],
    ['no network', ['https://youtu.be/okManual001'], 69, 'YOUTUBE_UNREACHABLE'],
    ['a file that is not there', ['nowhere.srt'], 66, 'FILE_NOT_READABLE'],
    ['a file of two gigabytes', ['long.srt'], 65, 'TRANSCRIPT_TOO_LARGE'],
    ['a file that is no text', ['picture.png'], 65, 'TRANSCRIPT_NOT_TEXT'],
    ['a recording, and nothing that hears it', ['clip.mp4'], 69, 'RECORDING_NEEDS_RECOGNIZER'],
  ])('%s', async (_what, args, code, failure) => {
    const ran = await run([...args, '-q'])
    expect(ran).toMatchObject({ code, output: '' })
    expect(ran.errors).toMatch(new RegExp(`^precis: .{20,} \\[${failure}\\]\\n$`))
  })

  it('has a sentence for a video without captions', async () => {
    await using youtube = await startYoutubeSimulator()
    const ran = await run(['https://youtu.be/noCaptions1', '-q'], {
      YOUTUBE_BASE_URL: youtube.origin,
    })
    expect(ran).toMatchObject({ code: 65, output: '' })
    expect(ran.errors).toMatch(/^precis: .{20,} \[NO_CAPTIONS\]\n$/)
  })

  it('is empty where nobody reads on', async () => {
    const child = start(['transcript', '-', '-q'])
    child.stdin.end('One more line is said here.\n'.repeat(20_000))
    const errors = text(child.stderr)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect({ code, errors: await errors }).toEqual({ code: 0, errors: '' })
  })

  it('is empty at Ctrl-C, which ends its own work at once', async () => {
    const child = start(['-'])
    // Long enough that it is still at work when its first step is read here.
    child.stdin.end('One more line is said here about the river and the sea.\n'.repeat(20_000))
    await once(child.stderr, 'data')
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([null, 'SIGINT'])
  })

  it('130 at Ctrl-C, where a server does the work', async () => {
    const asked = Promise.withResolvers<void>()
    const server = createServer(() => asked.resolve())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : null
    const key = `precis_${'a'.repeat(32)}_bbbbbb`
    const child = start(['talk.srt', '-q'], {
      PRECIS_SERVER: `http://127.0.0.1:${port}`,
      PRECIS_KEY: key,
    })
    await asked.promise
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([130, null])
    server.closeAllConnections()
    server.close()
  })
})

const settingsSchema = z.object({
  mcpServers: z.object({
    'precis-without-a-server': z.object({ command: z.string(), args: z.array(z.string()) }),
  }),
})

describe('the tools for agents, as an application starts them', () => {
  it('answer on the standard streams, each of them, without a server', async () => {
    const started = settingsSchema.parse(JSON.parse(agentExample.code)).mcpServers['precis-without-a-server']
    expect(started.command).toBe('precis')
    const { program, env, folder } = command
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program, ...started.args],
        env: { ...env },
        cwd: folder,
      }),
    )
    const question = 'What protects the city from the tide?'
    const { tools } = await client.listTools()
    for (const { name } of tools) {
      const given = { transcript: transcriptCaptions, ...(name === 'ask' && { question }) }
      const result = await client.callTool({ name, arguments: given })
      expect(result['isError'], name).toBeUndefined()
      expect(JSON.stringify(result['structuredContent']), name).toMatch(
        /barrier at Woolwich|docks closed in 1981/,
      )
    }
    expect(tools.map(({ name }) => name)).toEqual(['summarize', 'get_transcript', 'ask'])
    await client.close()
  })
})
