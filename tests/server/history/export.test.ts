import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileWords } from '#languages/hi/file-words.ts'
import { historyFile, summaryFormatIds } from '#product/summary-formats.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createProgram } from '#tests/server/security/people.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { folderWith } from '#tests/unit/command/transcript-file.ts'
import { signInWith, summarizeText } from './member.ts'

const moon = 'We choose to go to the Moon in this decade. It is hard. Mountains are climbed as well.'
const river = 'The river rises in the hills. It flows to the sea. Ships brought tea up the river.'

let server: TestApp
let pro: { cookie: string }
let ids: string[] = []
beforeAll(async () => {
  server = await startApp()
  pro = await signInWith(server, 'pro@example.org', 'pro')
  const give = (text: string, title: string) => summarizeText(server, { text, title, headers: pro })
  ids = [await give(moon, 'The Moon'), await give(river, 'The river')]
})
afterAll(() => server[Symbol.asyncDispose]())

const save = (query: string, headers: { cookie?: string } = pro) =>
  server.app.inject({ url: `/api/history/file?${query}`, headers })
const namesIn = (bytes: Uint8Array): string[] => Object.keys(unzipSync(bytes))

describe('GET /api/history/file', () => {
  it.each(summaryFormatIds)(
    'gives the whole history as %s, under its name and its media type',
    async (format) => {
      const answer = await save(`format=${format}`)
      const { extension, type } = historyFile(format)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="precis-history.${extension}"`,
        'cache-control': 'no-store',
      })
      expect(answer.rawPayload.length).toBeGreaterThan(100)
    },
  )

  it('has a note for each summary, newest first, and nothing of the account', async () => {
    const files = unzipSync((await save('format=obsidian')).rawPayload)
    expect(Object.keys(files)).toEqual(['The river.md', 'The Moon.md'])
    expect(strFromU8(files['The Moon.md'] ?? new Uint8Array())).toContain('Mountains are climbed')
    const { body } = await save('format=json')
    for (const name of ['remainingCount', 'historyId', 'transcriptId', 'pro@example.org']) {
      expect(body).not.toContain(name)
    }
  })

  it('names what it shows in the language of the page', async () => {
    const { body } = await save('format=text&labels=hi')
    expect(body.split(`${fileWords.text.insightsInFile}:\n`)).toHaveLength(3)
  })

  it('takes what a search finds, or the ids that are named', async () => {
    expect(namesIn((await save('format=notion&q=mountains')).rawPayload)).toEqual(['The Moon.md'])
    expect(namesIn((await save(`format=notion&ids=${ids[0]}`)).rawPayload)).toEqual(['The Moon.md'])
    expect(namesIn((await save(`format=notion&ids=${ids.join(',')}`)).rawPayload)).toHaveLength(2)
  })

  it.each([
    ['another format', 'format=tape'],
    ['ids that are none', 'ids=1,2'],
    [
      'too many ids',
      `ids=${Array.from({ length: 51 }, () => '00000000-0000-4000-8000-000000000000').join(',')}`,
    ],
    ['an unknown part', 'all=yes'],
  ])('refuses %s', async (_what, query) => {
    expect((await save(query)).json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  })

  it('is not there for another user, or signed out, or without a summary', async () => {
    const other = await signInWith(server, 'other@example.org', 'pro')
    expect((await save(`ids=${ids[0]}`, other)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await save('format=json', other)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await save('format=json&q=nowhere')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await save('format=json', {})).json()).toMatchObject({ status: 401 })
  })

  it('is refused where the plan has no downloads, but for citations', async () => {
    const free = await signInWith(server, 'free@example.org')
    await summarizeText(server, { text: moon, title: 'The Moon', headers: free })
    expect((await save('format=anki', free)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await save('format=bibtex', free)).statusCode).toBe(200)
  })

  it('goes over all pages, and leaves out what is deleted', async () => {
    const many = await signInWith(server, 'many@example.org', 'unlimited')
    const item = await summarizeText(server, { text: moon, title: 'The Moon', headers: many })
    await server.database.pool.query(
      `with copied as (
        insert into summaries select (jsonb_populate_record(summary,
          jsonb_build_object('id', gen_random_uuid(), 'cache_key', gen_random_uuid()))).*
        from summaries as summary, generate_series(1, 119)
        where summary.id = (select summary_id from history_items where id = $1)
        returning id)
      insert into history_items select (jsonb_populate_record(item,
        jsonb_build_object('id', gen_random_uuid(), 'summary_id', copied.id, 'run_id', null))).*
      from history_items as item, copied where item.id = $1`,
      [item],
    )
    const path = `/api/history/${item}`
    await server.call('DELETE /api/history/:id', { path, headers: many })
    const list: unknown = (await save('format=json', many)).json()
    expect(list).toHaveLength(119)
  })

  it('breaks off where the database fails in the middle, rather than end as if it were whole', async () => {
    const origin = server.app.server.listening ? '' : await server.app.listen({ port: 0, host: '127.0.0.1' })
    const read = server.deps.summaries.read
    let reads = 0
    server.deps.summaries.read = async (id) => {
      reads += 1
      if (reads === 2) throw new Error('The connection is lost')
      return await read(id)
    }
    try {
      const response = await fetch(`${origin}/api/history/file?format=json`, { headers: pro })
      await expect(response.text()).rejects.toThrow()
    } finally {
      server.deps.summaries.read = read
    }
  })
})

describe('precis export', () => {
  async function run(argv: readonly string[], scopes?: Parameters<typeof createProgram>[2]) {
    const { secret } = await createProgram(server, { email: 'pro@example.org', headers: pro }, scopes)
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const env = { PRECIS_SERVER: `http://127.0.0.1:${port}`, PRECIS_KEY: secret }
    return await runPrecis(['export', ...argv], { env, fetch })
  }

  it('saves the history into a file, and a part of it to a pipe', async () => {
    await using folder = await folderWith({})
    const file = folder.at('history.zip')
    expect(await run(['--format', 'obsidian', '-o', file, '-q'])).toMatchObject({ code: 0, errors: '' })
    expect(namesIn(await readFile(file))).toEqual(['The river.md', 'The Moon.md'])
    const piped = await run(['--search', 'mountains', '-q'])
    expect(JSON.parse(piped.output)).toMatchObject([{ videoTitle: 'The Moon' }])
  })

  it('leaves no half file behind a failure, and says what it was', async () => {
    await using folder = await folderWith({})
    const file = folder.at('history.zip')
    const refused = await run(['--search', 'nowhere', '-o', file, '-q'])
    expect(refused).toMatchObject({ code: 66, output: '' })
    expect(refused.errors).toContain('[NOT_FOUND]')
    await expect(readFile(file)).rejects.toThrow()
    await expect(readFile(`${file}.partial`)).rejects.toThrow()
    expect(await run(['-q'], ['read'])).toMatchObject({ code: 77, output: '' })
  })

  it('needs a server, and a name for a file that is no text', async () => {
    const alone = await runPrecis(['export'])
    expect(alone).toMatchObject({ code: 77, output: '' })
    expect(alone.errors).toContain('This needs a server')
    const shown = await runPrecis(['export', '-f', 'anki'], { isTerminal: true })
    expect(shown.code).toBe(73)
  })
})
