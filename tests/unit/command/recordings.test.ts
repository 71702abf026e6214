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
    recognizer.trouble = () => ({ status: 401 })
    const refused = await runPrecis([file], given)
    expect([refused.code === 0, refused.errors]).toEqual([
      false,
      expect.stringContaining('RECOGNIZER_REFUSED'),
    ])
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
