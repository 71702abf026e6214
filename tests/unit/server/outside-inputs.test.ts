import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { readSources } from '../../architecture/source-files.ts'
import { longestTurn } from './longest-turn.ts'
import { closeThreads } from './outside-input.ts'
import { outsideInputs } from './outside-inputs.ts'

vi.setConfig({ testTimeout: testTimeoutMs(240) })

/** Reading a text of 4 MB with a million and a quarter of marks, which takes some 60 ms of a processor of 2025. */
const reference = `[${'{"a":{"b":[1]}},'.repeat(250_000).slice(0, -1)}]`
/** So many times as long an input at its limit may hold up others. */
const maxTimes = 2
const tries = 4

let bound = 0
beforeAll(async () => {
  const turns: number[] = []
  for (let turn = 0; turn < tries; turn += 1) turns.push(await longestTurn(() => JSON.parse(reference)))
  bound = maxTimes * Math.min(...turns)
})
afterAll(closeThreads)

describe('what comes from outside, at the largest that it may be', () => {
  it.each(outsideInputs)(
    'holds up nobody: $name, $bytes bytes, in a thread: $thread',
    async ({ bytes, texts, read }) => {
      for (const [at, text] of texts(bytes).entries()) {
        let least = Infinity
        for (let turn = 0; turn < tries && least > bound; turn += 1)
          least = Math.min(least, await longestTurn(() => read(text)))
        expect(least, `text ${at}, in times of the reference: ${(maxTimes * least) / bound}`).toBeLessThan(
          bound,
        )
      }
    },
  )
})

/** The files of the server by their path below it, and those that it shares by theirs below `src`. */
const rooms = /^src\/(?:server\/)?((?<=server\/).*|core\/.*)$/
/** What is read by the server and comes from itself, its operator or its build. */
const own = [
  'adapters/blobs/',
  'adapters/samples/',
  'adapters/webhooks/https-sender.ts',
  'db/backup/',
  'db/embedded/',
  'db/stored-rows.ts',
  'features/extension/',
  'features/idempotency/',
  'http/',
  'lib/cards/',
  'lib/outside-body.ts',
  'lib/youtube-clients.ts',
]
const reading =
  /\b(?:parseQuickJson|parseJson|JSON\.parse|readBounded\w*|readFirstBytes|unzip\w*|createGunzip|\w+[dD]ecompress\w*|inflate\w*|decodeHTML|parseAnyFeed)\(/

describe('the list of what comes from outside', () => {
  it('has every file of the server that reads or unpacks something', () => {
    const listed = [...own, ...outsideInputs.flatMap(({ files }) => files)]
    const unlisted = serverFiles()
      .filter(([, text]) => reading.test(text))
      .map(([file]) => file)
      .filter((file) => !listed.some((beginning) => file.startsWith(beginning)))
    expect(unlisted).toEqual([])
  })

  it('has JSON of others read by the main thread in one way alone, which counts its values first', () => {
    const inMain = outsideInputs.filter(({ thread }) => thread === 'main').flatMap(({ files }) => files)
    const unbounded = serverFiles()
      .filter(
        ([file]) => file.startsWith('adapters/') && inMain.some((beginning) => file.startsWith(beginning)),
      )
      .filter(([, text]) => /\b(?:parseJson|JSON\.parse)\(/.test(text))
    expect(unbounded.map(([file]) => file)).toEqual([])
  })
})

function serverFiles(): [file: string, text: string][] {
  return readSources().flatMap(({ path, text }) => {
    const file = rooms.exec(path)?.[1]
    return file === undefined ? [] : [[file, text]]
  })
}
