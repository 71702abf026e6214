import { expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const recording = { videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook' }
const tenAndOne = [...Array.from({ length: 10 }, () => 'counted'), 'refused']

/** A browser that keeps its cookie. */
function openBrowser(server: TestApp) {
  const headers: Record<string, string> = {}
  return async (url: string, payload: object, more: Record<string, string> = {}) => {
    const answer = await server.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })
    const [cookie] = [answer.headers['set-cookie'] ?? []].flat()
    if (cookie !== undefined) headers['cookie'] = cookie.split(';')[0] ?? ''
    return answer
  }
}

type Post = ReturnType<typeof openBrowser>

/** Tells whether each of so many calls was counted, or refused because there were too many of them. */
async function outcomes(post: Post, payload: object, calls: number): Promise<string[]> {
  const found: string[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    const answer = await post('/api/summarize', payload)
    found.push(answer.json().code === 'RATE_LIMITED' ? 'refused' : 'counted')
  }
  return found
}

it('the limit counts the requests that end with a question for an address', async () => {
  await using server = await startApp({ isCounted: true })
  const post = openBrowser(server)
  await post('/api/summarize', speech)
  expect((await post('/api/summarize', recording)).json()).toMatchObject({ code: 'EMAIL_REQUIRED' })
  expect(await outcomes(post, recording, 9)).toEqual(tenAndOne.slice(2))
})

it('the server takes nothing of the quota for a link that is none of YouTube', async () => {
  await using server = await startApp({ isCounted: true })
  const post = openBrowser(server)
  const payload = { videoUrl: 'https://example.org/watch?v=WZyRbnpGyzQ' }
  expect((await post('/api/summarize', payload)).statusCode).toBe(400)
  expect((await post('/api/summarize', speech)).json()).toMatchObject({ locked: false, remainingCount: 1 })
  const { rowCount } = await server.database.pool.query('select from reservations')
  expect(rowCount).toBe(1)
})

it('the limit counts the requests that are answered with a locked summary', async () => {
  await using server = await startApp({ isCounted: true })
  const post = openBrowser(server)
  await post('/api/summarize', speech)
  await post('/api/users/register', { email: 'ada@example.org' })
  await post('/api/summarize', recording)
  const given = await post(
    '/api/transcripts',
    Buffer.from('One sentence that was said. And another one that was said after it.'),
    { 'content-type': 'application/octet-stream' },
  )
  const third = { transcriptId: given.json().transcript.id }
  expect((await post('/api/summarize', third)).json()).toMatchObject({ locked: true })
  expect(await outcomes(post, third, 8)).toEqual(tenAndOne.slice(3))
})

it('a refusal says how long to wait', async () => {
  await using server = await startApp({ isCounted: true })
  const post = openBrowser(server)
  await outcomes(post, speech, 10)
  const refused = await post('/api/summarize', speech)
  expect(refused.json().detail).toMatch(
    /^You can ask for 10 summaries a minute\. Please try again in (?:\d+ seconds|1 minute)\.$/,
  )
})

/** A source that counts how often it is asked for the first video of a playlist. */
function countingSource(): TranscriptSource & { lookups: string[] } {
  const lookups: string[] = []
  return {
    name: 'youtube',
    lookups,
    fetch: () => Promise.reject(new AppError('VIDEO_NOT_FOUND')),
    findFirstVideo: async (playlistId) => {
      lookups.push(playlistId)
      return 'aaaaaaaaaaa'
    },
  }
}

const playlist = (number: number) => ({
  videoUrl: `https://www.youtube.com/playlist?list=PL0000000000${String(number).padStart(4, '0')}`,
})

it('the server asks YouTube for a playlist once in some minutes, for all who ask', async () => {
  const source = countingSource()
  await using server = await startApp({ isCounted: true, transcriptSources: [source] })
  for (let turn = 0; turn < 5; turn += 1) await openBrowser(server)('/api/summarize', playlist(1))
  expect(source.lookups).toHaveLength(1)
})

it('the server looks no playlist up for a person who asked too often', async () => {
  const source = countingSource()
  await using server = await startApp({ isCounted: true, transcriptSources: [source] })
  const post = openBrowser(server)
  for (let turn = 0; turn < 15; turn += 1) await post('/api/summarize', playlist(turn))
  expect(source.lookups).toHaveLength(10)
})

it('the server looks up 30 playlists a minute for one network, however many browsers ask', async () => {
  const source = countingSource()
  await using server = await startApp({ isCounted: true, transcriptSources: [source] })
  const answers = []
  for (let turn = 0; turn < 35; turn += 1) {
    answers.push((await openBrowser(server)('/api/summarize', playlist(turn))).json().code)
  }
  expect(source.lookups).toHaveLength(30)
  expect(answers.slice(30)).toEqual(Array.from({ length: 5 }, () => 'RATE_LIMITED'))
})
