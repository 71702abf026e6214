import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleVideos } from '#product/examples.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'
import { makeUsedFolder } from './data-folder.ts'

/** The bundle that `npm start` runs; the set-up of `npm test` builds it. */
const bundle = 'dist/server'

/** Starts the bundled server and gives its address once it is ready. */
async function startBundle(dataDir: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }
  const child = spawnForTest(process.execPath, [join(bundle, 'main.js')], { env })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const printed: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => {
        printed.push(chunk.toString())
        const port = /ready at \S+:(\d+)/.exec(printed.join(''))?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    }
    void exited.then(() => reject(new Error(`The server ended:\n${printed.join('')}`)))
  })
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

it('is built', () => {
  expect(existsSync(join(bundle, 'main.js')), 'npm run build').toBe(true)
})

it('serves pages and summarizes an example in its threads', async () => {
  await using folder = await makeUsedFolder()
  const server = await startBundle(folder.path)
  const page = await fetch(server.origin)
  expect(await page.text()).toContain('<!doctype html>')
  const events = await collect(
    followSummary(server.origin, { videoUrl: `https://youtu.be/${exampleVideos[0].videoId}` }),
  )
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { locked: false } })
  await server.stop()
})

it('has the commands of the operator', async () => {
  await using folder = await makeUsedFolder()
  const env = { DATA_DIR: folder.path }
  const file = join(folder.path, 'backup.gz')
  const run = (name: string, ...args: string[]): ReturnType<typeof runProgram> =>
    runProgram(`${bundle}/${name}.js`, args, { env })
  const server = await startBundle(folder.path)
  expect(await run('backup', file)).toMatchObject({ code: 0 })
  expect(await run('restore', file)).toMatchObject({ code: 0 })
  expect(await run('costs')).toMatchObject({ code: 0 })
  expect(await run('canary', 'no link')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') })
  await server.stop()
})
