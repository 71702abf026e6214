import { describe, expect, it } from 'vitest'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { runProgram } from '#tests/setup/run-program.ts'

async function runCanary(...args: string[]) {
  await using youtube = await startYoutubeSimulator()
  return await runProgram('src/server/canary.ts', args, { env: { YOUTUBE_BASE_URL: youtube.origin } })
}

describe('npm run canary', () => {
  it('tries each way on its own and succeeds when one works', async () => {
    const { code, output } = await runCanary('https://youtu.be/madeForKids')
    const [titles, ...rows] = output.split('\n')
    expect(titles).toMatch(/^source +outcome +ms +captions +words$/)
    expect(rows).toEqual([
      expect.stringMatching(/^VISIONOS \S+ +UNPLAYABLE +\d+$/),
      expect.stringMatching(/^ANDROID \S+ +OK +\d+ +en human +\d+$/),
      expect.stringMatching(/^IOS \S+ +OK +\d+ +en human +\d+$/),
    ])
    expect(code).toBe(0)
  })

  it('fails when none works, and when it is given no video', async () => {
    const gone = await runCanary('privateVid1')
    expect(gone.output).toContain('PRIVATE_VIDEO')
    expect(gone.code).toBe(1)
    expect(await runCanary('no link')).toEqual({
      code: 1,
      output: 'no link names no video. Usage: npm run canary -- [VIDEO]',
    })
  })
})
