import { writeFile, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRemotePrecis } from '#client/remote-precis.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { podcastReader } from '../following/world.ts'
import { ffmpegFile, linksWith, soundFile, startSoundHost } from '../recordings/link-world.ts'
import { createScriptedRecognizer, says } from '../recordings/recording-app.ts'
import { createMember, createProgram } from '../security/people.ts'

const ears = createScriptedRecognizer()
let app: TestApp
let origin: string
let key: string
beforeAll(async () => {
  ears.answer = () => says('The lighthouse was built in 1848 by two hundred workers from the coast.')
  app = await startApp({ recognizer: ears, feeds: podcastReader(), soundLinks: linksWith(), hears: true })
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  key = (await createProgram(app, await createMember(app))).secret
})
afterAll(() => app[Symbol.asyncDispose]())

describe.skipIf(ffmpegFile === null)('a server that hears for a program', () => {
  it('gets the sound of a file in pieces, and hears it once', async () => {
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'precis-sent-'))
    const file = path.join(folder.path, 'The lamp.mp3')
    await writeFile(file, soundFile(90, 'mp3'))
    const env = { PRECIS_SERVER: origin, PRECIS_KEY: key, PATH: path.dirname(ffmpegFile ?? '') }
    const transcribe = async () => await runPrecis(['transcript', file], { env, fetch, clock: systemClock })
    const first = await transcribe()
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('The lighthouse was built in 1848'),
    })
    expect(first.errors).toContain('Sending the sound up to minute')
    const heard = ears.pieces.length
    expect(heard).toBeGreaterThan(0)
    expect(await transcribe()).toMatchObject({ code: 0, output: first.output })
    expect(ears.pieces.length).toBe(heard)
  })

  it('fetches and hears a link, or says why it cannot', async () => {
    await using host = await startSoundHost()
    const { hearLink } = createRemotePrecis({ origin, key, fetch }, systemClock)
    const options = { signal: AbortSignal.timeout(60_000), onStage: () => undefined }
    const link = host.put('/The%20cliff.wav', soundFile(20, 'wav'), 'audio/wav')
    expect(await hearLink?.(link, options)).toMatchObject({ videoTitle: 'The cliff' })
    await expect(hearLink?.(host.put('/none', '<p>Hi</p>', 'text/html'), options)).rejects.toMatchObject({
      code: 'SOUND_NOT_FOUND',
      message: 'There is no sound at this link.',
    })
  })
})
