import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withLock } from '../../../scripts/setup/lock.js'
import { makeFolder } from './make-folder.ts'

it('the lock lets one work at a time', async () => {
  await using folder = await makeFolder()
  const marks: string[] = []
  const work = (name: string) => async () => {
    marks.push(`${name} begins`)
    for (let turns = 0; turns < 20; turns++) await turn()
    marks.push(`${name} ends`)
  }
  const messages: string[] = []
  const lock = (name: string) => withLock(folder.dir, work(name), (text) => messages.push(text))
  await Promise.all([lock('a'), lock('b')])
  const [first = ''] = marks
  const [one, two] = first.startsWith('a') ? ['a', 'b'] : ['b', 'a']
  expect(marks).toEqual([`${one} begins`, `${one} ends`, `${two} begins`, `${two} ends`])
  expect(messages).toEqual(['Another set-up is under way in this folder, waiting for it\n'])
})

it('the lock is free again after work that failed', async () => {
  await using folder = await makeFolder()
  await expect(withLock(folder.dir, () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  )
  expect(existsSync(path.join(folder.dir, '.cache/setup.lock'))).toBe(false)
})

it('the lock takes over what a killed set-up left behind', async () => {
  await using folder = await makeFolder({ '.cache/setup.lock': 'killed' })
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(path.join(folder.dir, '.cache/setup.lock'), longAgo, longAgo)
  let isDone = false
  const work = (): Promise<void> => {
    isDone = true
    return Promise.resolve()
  }
  await withLock(folder.dir, work, () => {})
  expect(isDone).toBe(true)
})
