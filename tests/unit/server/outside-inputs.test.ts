import { describe, expect, it } from 'vitest'
import { readSources } from '../../architecture/source-files.ts'
import { outsideInputs } from './outside-inputs.ts'

/** The files of the server by their path below it, and those that it shares by theirs below `src`. */
const rooms = /^src\/(?:server\/)?((?<=server\/).*|core\/.*)$/
/** Inputs that are read by the server and comes from itself, its operator or its build. */
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
  'core/parse-json.ts',
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
