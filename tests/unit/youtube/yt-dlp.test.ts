import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchableTracks } from '#core/captions/caption-tracks.ts'
import { YoutubeFailure } from '#server/adapters/youtube/failures/youtube-failure.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome } from '#server/adapters/youtube/youtube-source.ts'
import { createYtDlp, readYtDlpInfo } from '#server/adapters/youtube/yt-dlp/yt-dlp-strategy.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

const videoId = 'okManual001'
const { signal } = new AbortController()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yt-dlp-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A program in the place of `yt-dlp` that does this. */
async function program(script: string, options: { proxyUrl?: string; timeoutMs?: number } = {}) {
  const file = path.join(folder, 'yt-dlp')
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return createYtDlp({ file, proxyUrl: options.proxyUrl ?? null, timeoutMs: options.timeoutMs ?? 20_000 })
}

const kindOf = (error: unknown) => (error instanceof YoutubeFailure ? error.kind : error)

describe('running yt-dlp', () => {
  it('gives it fixed arguments, the video as the last one, and nothing of our environment but the way to programs', async () => {
    vi.stubEnv('PRECIS_SECRET', 'never told')
    const run = await program(`printf '%s\\n' "$@" > '${folder}/arguments'; env > '${folder}/env'; echo '{}'`)
    expect(await run(videoId, signal)).toBe('{}\n')
    vi.unstubAllEnvs()
    const given = (await readFile(path.join(folder, 'arguments'), 'utf8')).trim().split('\n')
    expect(given).toEqual([
      '--ignore-config',
      '--no-playlist',
      '--no-warnings',
      '--no-progress',
      '--no-cache-dir',
      '--socket-timeout',
      '8',
      '--skip-download',
      '--dump-single-json',
      '--',
      `https://www.youtube.com/watch?v=${videoId}`,
    ])
    const env = await readFile(path.join(folder, 'env'), 'utf8')
    expect(env).toMatch(/^PATH=/m)
    expect(env).not.toMatch(/PRECIS_SECRET|HOME=|PROXY/)
  })

  it('tells it of the proxy', async () => {
    const run = await program('env', { proxyUrl: 'http://user:word@127.0.0.1:9' })
    expect(await run(videoId, signal)).toMatch(/^HTTPS_PROXY=http:\/\/user:word@127\.0\.0\.1:9$/m)
  })

  it('ends with the failure that it is when the program fails, writes without end, takes too long or is gone', async () => {
    const failing = await program('echo broken >&2; exit 1')
    await expect(failing(videoId, signal).catch(kindOf)).resolves.toBe('UNREACHABLE')
    const endless = await program('exec yes "$(printf %1000s x)"')
    await expect(endless(videoId, signal).catch(kindOf)).resolves.toBe('UNREACHABLE')
    const slow = await program('exec sleep 60', { timeoutMs: 50 })
    await expect(slow(videoId, signal).catch(kindOf)).resolves.toBe('UNREACHABLE')
    const gone = createYtDlp({ file: path.join(folder, 'nothing'), proxyUrl: null, timeoutMs: 1000 })
    await expect(gone(videoId, signal).catch(kindOf)).resolves.toBe('UNREACHABLE')
  })

  it('ends with its caller, and its process with it', async () => {
    const run = await program(`echo $$ > '${folder}/pid'; exec sleep 60`)
    const controller = new AbortController()
    const asked = run(videoId, controller.signal).catch(kindOf)
    await expect.poll(() => readFile(path.join(folder, 'pid'), 'utf8').catch(() => '')).toMatch(/\d/)
    const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8'))
    controller.abort()
    expect(await asked).toBe('UNREACHABLE')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  it('happens twice at once and no more', async () => {
    const run = await program(`while [ ! -e '${folder}/go' ]; do sleep 0.01; done; echo done`)
    const two = [run(videoId, signal), run(videoId, signal)]
    await expect(run(videoId, signal).catch(kindOf)).resolves.toBe('UNREACHABLE')
    await writeFile(path.join(folder, 'go'), '')
    expect(await Promise.all(two)).toEqual(['done\n', 'done\n'])
    expect(await run(videoId, signal)).toBe('done\n')
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const caption = (query: string) => ({
  ext: 'json3',
  url: `https://www.youtube.com/api/timedtext?v=${videoId}&${query}`,
  name: 'English',
})

describe('what yt-dlp says of a video', () => {
  const info = {
    id: videoId,
    title: 'A title',
    channel: 'A channel',
    duration: 61.5,
    description: 'Words',
    language: null,
    subtitles: {
      de: [{ ext: 'vtt', url: 'https://x.test/' }, caption('lang=de')],
      live_chat: [{ ext: 'json' }],
    },
    automatic_captions: {
      'en-orig': [caption('lang=en&kind=asr')],
      fr: [caption('lang=en&kind=asr&tlang=fr')],
      en: [{ ext: 'json3', url: 'no address' }],
    },
  }

  it('has its captions in json3, by their own language, and the spoken one', () => {
    const video = readYtDlpInfo(JSON.stringify(info), videoId)
    expect(video).toMatchObject({ title: 'A title', channel: 'A channel', durationSeconds: 61.5 })
    expect(video.spokenLanguage).toBe('en')
    expect(video.tracks.map(({ language, kind }) => `${language} ${kind}`)).toEqual([
      'de human',
      'en automatic',
      'en automatic',
    ])
  })

  it('has one track where the same captions stand under two names', () => {
    const video = readYtDlpInfo(
      JSON.stringify({
        ...info,
        automatic_captions: {
          'en-orig': [caption('lang=en&kind=asr')],
          en: [caption('lang=en&kind=asr&fmt=json3')],
          de: [caption('lang=en&kind=asr&tlang=de')],
          'de-en': [caption('lang=en&kind=asr&tlang=de')],
        },
      }),
      videoId,
    )
    const automatic = video.tracks.filter(({ kind }) => kind === 'automatic')
    expect(
      automatic.map(({ language, address }) => [language, new URL(address).searchParams.get('tlang')]),
    ).toEqual([
      ['en', null],
      ['en', 'de'],
    ])
    expect(fetchableTracks(video.tracks).map(({ language, kind }) => `${language} ${kind}`)).toEqual([
      'de human',
      'en automatic',
    ])
  })

  it.each([
    ['another video', JSON.stringify({ ...info, id: 'someOtherId' })],
    ['no JSON', 'ERROR: Sign in'],
    ['nothing', ''],
  ])('is refused when it is %s', (_what, output) => {
    expect(() => readYtDlpInfo(output, videoId)).toThrow(expect.objectContaining({ kind: 'ANSWER_CHANGED' }))
  })
})

describe('yt-dlp as the second source', () => {
  async function ask(scenario: string, output: unknown) {
    await using youtube = await startYoutubeSimulator()
    const outcomes: Outcome[] = []
    const source = createYoutubeSource(
      youtubeOptions(youtube.origin, {
        ytDlp: await program(`cat <<'END'\n${JSON.stringify(output)}\nEND`),
        onOutcome: (outcome) => outcomes.push(outcome),
      }),
    )
    const answer = await source.fetch(scenario, { signal, choice: null }).catch((error: unknown) => error)
    return { answer, path: outcomes[0]?.attempts.map(({ source: name, outcome }) => `${name} ${outcome}`) }
  }

  const known = (id: string, lang = 'en') => ({
    id,
    title: 'Found by yt-dlp',
    subtitles: {
      en: [{ ext: 'json3', url: `https://www.youtube.com/api/timedtext?v=okManual001&lang=${lang}` }],
    },
    automatic_captions: {},
  })

  it('finds the captions that no application got', async () => {
    const { answer, path: way } = await ask('botCheck001', known('botCheck001'))
    expect(answer).toMatchObject({ videoId: 'botCheck001', title: 'Found by yt-dlp', captionKind: 'human' })
    expect(way).toEqual([
      'VISIONOS ADDRESS_BLOCKED',
      'ANDROID ADDRESS_BLOCKED',
      'IOS ADDRESS_BLOCKED',
      'yt-dlp OK',
    ])
  })

  it('leaves the more telling failure standing when it fails too', async () => {
    const { answer, path: way } = await ask('botCheck001', 'nonsense')
    expect(answer).toMatchObject({ code: 'YOUTUBE_BLOCKED' })
    expect(way?.at(-1)).toBe('yt-dlp ANSWER_CHANGED')
  })

  it.each(['privateVid1', 'noCaptions1', 'notFound001', 'okManual001'])(
    'is not asked when the answer is clear (%s)',
    async (scenario) => {
      const { path: way } = await ask(scenario, known(scenario))
      expect(way?.some((step) => step.startsWith('yt-dlp'))).toBe(false)
    },
  )
})
