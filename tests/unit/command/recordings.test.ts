import { execFileSync } from 'node:child_process'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#server/lib/clock.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { findFfmpeg } from '#tests/setup/find-ffmpeg.ts'
import { runPrecis } from './run-precis.ts'

const ffmpegFile = findFfmpeg()
const makeFolder = async () => await mkdtempDisposable(path.join(tmpdir(), 'precis-recording-'))

describe('a recording as the source of a command', () => {
  it.skipIf(ffmpegFile === null)('is cut, heard in pieces, and read as a transcript', async () => {
    await using folder = await makeFolder()
    await using recognizer = await startRecognizerSimulator()
    const lit = () => ({ language: 'english', lines: [{ start: 1, end: 4, text: 'The lamp is lit.' }] })
    recognizer.says = lit
    const file = path.join(folder.path, 'The lamp.mp3')
    execFileSync(ffmpegFile ?? '', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=90', file])
    const env = { RECOGNIZER_BASE_URL: recognizer.origin, PATH: path.dirname(ffmpegFile ?? '') }
    const given = { env: { ...env, RECOGNIZER_MAX_PIECE_MINUTES: '1' }, clock: systemClock }
    const { code, output, errors } = await runPrecis(['transcript', file, '--format', 'json'], given)
    expect([code, errors]).toEqual([0, expect.stringContaining('Listening from 0:00')])
    expect(recognizer.requests.length).toBeGreaterThan(1)
    const read = JSON.parse(output)
    expect(read).toMatchObject({ videoTitle: 'The lamp', credit: expect.stringContaining('A program heard') })
    expect(read.sentences.length).toBeGreaterThan(0)
    recognizer.says = () => ({ language: 'english', lines: [] })
    expect((await runPrecis([file], given)).errors).toContain('Nothing could be heard in this recording.')
    recognizer.says = lit
    recognizer.trouble = () => ({ status: 401 })
    const before = recognizer.requests.length
    const refused = await runPrecis([file], given)
    expect([refused.code === 0, refused.errors]).toEqual([
      false,
      expect.stringContaining('RECOGNIZER_REFUSED'),
    ])
    expect(recognizer.requests.length - before).toBe(1)
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    let asked = 0
    recognizer.trouble = () => ((asked += 1) === 1 ? { status: 429, retryAfter: '7' } : null)
    const clock = { now: systemClock.now, wait }
    expect(await runPrecis(['transcript', file], { ...given, clock })).toMatchObject({ code: 0 })
    expect(waits).toEqual([7000])
  })

  it('says what to install or to set where a part is missing', async () => {
    await using folder = await makeFolder()
    const file = path.join(folder.path, 'talk.MP4')
    await writeFile(file, 'no sound')
    expect((await runPrecis([file])).errors).toContain('install ffmpeg: apt install ffmpeg')
    const ffmpeg = path.join(folder.path, 'ffmpeg')
    await writeFile(ffmpeg, '', { mode: 0o755 })
    const without = await runPrecis([file], { env: { PATH: folder.path } })
    expect(without.errors).toContain('set RECOGNIZER_BASE_URL')
    const gone = await runPrecis([path.join(folder.path, 'gone.mp4')])
    expect(gone.errors).toContain('There is no file')
  })
})
