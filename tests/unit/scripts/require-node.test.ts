import { expect, it } from 'vitest'
import { pinnedNode, requireNode } from '../../../scripts/setup/require-node.js'
import { makeFolder } from './make-folder.ts'

it('the script takes the pinned Node when it is there', async () => {
  await using folder = await makeFolder()
  const pinned = pinnedNode(folder.dir)
  await folder.write(pinned.slice(folder.dir.length), '')
  expect(requireNode(folder.dir, { path: '/usr/bin/node', version: '20.1.0' })).toBe(pinned)
})

it("the script goes on with the machine's Node when install scripts were skipped and it is new enough", async () => {
  await using folder = await makeFolder()
  expect(requireNode(folder.dir, { path: '/usr/bin/node', version: '24.0.0' })).toBe('/usr/bin/node')
})

it('the script says what to do when it is too old', async () => {
  await using folder = await makeFolder()
  expect(() => requireNode(folder.dir, { path: '/usr/bin/node', version: '22.9.0' })).toThrow(
    /this machine has Node 22\.9\.0[^]*npm rebuild node/,
  )
})
