import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#command/program.ts'
import { systemClock } from '#server/lib/clock.ts'
import { manyPlaylist } from '#tests/fakes/youtube/lists.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember, createProgram } from '#tests/server/security/people.ts'
import { runPrecis, surroundingsForTest } from '#tests/unit/command/run-precis.ts'
import { youtubeDeps } from '../collections/listed-account.ts'

let youtube: YoutubeSimulator
let server: TestApp
let origin = ''
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ ...youtubeDeps(youtube.origin), isCounted: true, worksOnCollections: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const link = `https://www.youtube.com/playlist?list=${manyPlaylist}`

async function createEnv(scopes?: Parameters<typeof createProgram>[2]) {
  const member = await createMember(server)
  const { secret } = await createProgram(server, member, scopes)
  return { member, env: { PRECIS_SERVER: origin, PRECIS_KEY: secret } }
}

describe('precis playlist', () => {
  it('says what a link names, and takes nothing for that', async () => {
    const { env } = await createEnv()
    const ran = await runPrecis(['playlist', link, '-q'], { env, fetch })
    expect(ran).toMatchObject({ code: 0, errors: '' })
    expect(ran.output).toContain('500 videos. Summarizing all takes 500 summaries; failed ones do not count.')
    expect(ran.output).toContain('\n500. Lecture 500 (')
    const { rowCount } = await server.database.pool.query('select from reservations')
    expect(rowCount).toBe(0)
  })

  it('takes its progress away from a terminal before it writes there', async () => {
    const { env } = await createEnv()
    const terminal = Object.assign(new PassThrough(), { isTTY: true })
    const shown = text(terminal)
    const streams = { output: terminal, errors: terminal }
    await runCommand(['playlist', link], { ...surroundingsForTest({ env, fetch }), ...streams }, '1.2.3')
    terminal.end()
    expect(await shown).toContain('Listing the videos…\r\u001B[K# Simulated lectures')
  })

  it('summarizes the first into a collection, and says what failed and what waits', async () => {
    const { member, env } = await createEnv()
    const clock = { now: Date.now, wait: (_ms: number, signal: AbortSignal) => systemClock.wait(150, signal) }
    const ran = await runPrecis(['playlist', link, '--summarize', '--first', '4'], { env, fetch, clock })
    expect(ran.code).toBe(0)
    expect(ran.output).toMatch(/^# Simulated lectures\n\n2 of 4 summarized: http/)
    expect(ran.output).toMatch(/\n- Lecture 1: .+ \(\d+:\d\d\)\n/)
    expect(ran.output).toContain('No summaries are left. It goes on by itself at ')
    expect(ran.errors).toContain('Summarizing: ')
    const { headers } = member
    expect(await server.call('GET /api/collections', { headers })).toMatchObject({
      ok: true,
      body: { total: 1, items: [{ counts: { total: 4, done: 2 } }] },
    })
  })

  it.each([
    ['a link to nothing of the kind', ['read', 'library'], 'https://example.org/', 'INVALID_LINK'],
    ['a key that may do something else', ['summarize'], link, 'KEY_SCOPE'],
  ] as const)('is refused with %s', async (_what, scopes, url, code) => {
    const { env } = await createEnv([...scopes])
    const ran = await runPrecis(['playlist', url, '-q'], { env, fetch })
    expect(ran.output).toBe('')
    expect(ran.errors).toContain(`[${code}]`)
  })

  it('needs a server, and a number of videos', async () => {
    expect((await runPrecis(['playlist', link], { fetch })).code).toBe(77)
    expect((await runPrecis(['playlist', link, '--first', 'all'], { fetch })).code).toBe(64)
  })
})
