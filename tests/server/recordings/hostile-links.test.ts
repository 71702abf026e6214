import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { app, ears, episodeFeed, host, openLinkCase, outcome, owner, record } from './link-case.ts'
import { ffmpegFile, soundFile } from './link-world.ts'
import { manyTracks } from './many-tracks.ts'
import { read, remaining } from './recording-app.ts'

openLinkCase()

describe('a hostile link', () => {
  it.each<[string, string, () => string]>([
    [
      'failed SOUND_TOO_LARGE',
      'an enclosure of 40 GB',
      () => {
        const sound = host.put('/huge.mp3', (_request, response) => {
          response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': String(40 * 1024 ** 3) })
          response.write('ID3')
        })
        return host.put('/huge.xml', episodeFeed(sound), 'application/rss+xml')
      },
    ],
    [
      'failed SOUND_TOO_LARGE',
      'sound that never ends and does not say so',
      () =>
        host.put('/endless.mp3', (_request, response) => {
          response.writeHead(200, { 'content-type': 'audio/mpeg' })
          const more = (): void => {
            while (!response.destroyed && response.write(Buffer.alloc(1_000_000))) continue
          }
          response.on('drain', more)
          more()
        }),
    ],
    [
      'failed INVALID_LINK',
      'a file that leads inside',
      () =>
        host.put(
          '/inside.mp3',
          (_request, response) =>
            void response.writeHead(302, { location: 'http://169.254.169.254/latest/talk.mp3' }).end(),
        ),
    ],
    [
      'failed INVALID_LINK',
      'an episode whose sound lies inside',
      () => host.put('/lan.xml', episodeFeed('http://192.168.0.1/a.mp3'), 'application/rss+xml'),
    ],
    ['failed INVALID_LINK', 'a name of this network', () => 'http://printer.local/scan.mp3'],
    ['failed INVALID_LINK', 'a file of this machine', () => 'file:///etc/passwd'],
    [
      'failed SOUND_UNREADABLE',
      'a file that is no sound',
      () => host.put('/text.mp3', 'These are words and no sound.'.repeat(99), 'audio/mpeg'),
    ],
    [
      'failed SOUND_UNREADABLE',
      'a list that names files of this machine',
      () =>
        host.put(
          '/list.mp3',
          '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
          'audio/mpeg',
        ),
    ],
    [
      'failed SOUND_UNREADABLE',
      'a script for ffmpeg that names files of this machine',
      () => host.put('/concat.mp3', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'audio/mpeg'),
    ],
    [
      'failed SOUND_UNREADABLE',
      'a playlist for ffmpeg that names sound of this machine',
      () => {
        const folder = mkdtempSync(join(tmpdir(), 'precis-named-'))
        onTestFinished(() => rmSync(folder, { recursive: true }))
        const file = join(folder, 'sound.ts')
        writeFileSync(file, ffmpegFile === null ? '' : soundFile(3, 'ts'))
        const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nfile:${file}\n#EXT-X-ENDLIST\n`
        return host.put('/playlist.mp3', playlist, 'audio/mpeg')
      },
    ],
    [
      'failed SOUND_UNREADABLE',
      'a file of a hundred thousand tracks',
      () => host.put('/tracks.mkv', manyTracks(100_000), 'video/x-matroska'),
    ],
    ['failed SOUND_NOT_FOUND', 'a page without sound', () => host.put('/page', '<p>Hi</p>', 'text/html')],
  ])('ends as %s: %s', async (expected, _what, build) => {
    expect(await outcome(build())).toBe(ffmpegFile === null ? expect.any(String) : expected)
    expect(ears.pieces.length).toBe(0)
    expect(await remaining(app, owner)).toBe(1200)
  })

  it('of a host that is silent is asked again, and not forever', async () => {
    const id = await record(host.put('/gone.mp3', (_request, response) => void response.writeHead(503).end()))
    await expect
      .poll(
        async () => {
          await app.database.pool.query(
            'update recordings set due_at = now() where lease is null and due_at is not null',
          )
          return (await read(app, owner, id)).state
        },
        { timeout: 30_000 },
      )
      .toBe('failed')
    expect(await read(app, owner, id)).toMatchObject({ failure: 'SOUND_UNREACHABLE' })
    expect(host.requests.filter((path) => path === '/gone.mp3')).toHaveLength(5)
  })
})
