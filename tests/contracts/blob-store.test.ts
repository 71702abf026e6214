import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolderBlobs, inTime } from '#server/adapters/blobs/folder-blobs.ts'
import { createS3Blobs } from '#server/adapters/blobs/s3-blobs.ts'
import type { BlobLimits, BlobStore } from '#server/ports/blob-store.ts'
import { startS3Simulator } from '#tests/fakes/s3/simulator.ts'

/** A store, the way to take it away, and how many bodies are in it. */
type Sample = AsyncDisposable & {
  store: BlobStore
  takeAway: () => Promise<void>
  count: () => Promise<number>
}

const key = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const body = Buffer.from([40, 181, 47, 253, 0, 255])
const { signal } = new AbortController()
const defaultLimits = { timeoutMs: 30_000, maxBytes: 100 }

const countFiles = async (folder: string, ending: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending)).length

const stores: Readonly<Record<string, (limits: BlobLimits) => Promise<Sample>>> = {
  'a folder': async (limits) => {
    const parent = await mkdtemp(path.join(tmpdir(), 'precis-blobs-'))
    return {
      store: createFolderBlobs({ folder: parent, ...limits }),
      takeAway: () => rename(parent, `${parent}-away`),
      count: () => countFiles(parent, '.zst'),
      [Symbol.asyncDispose]: async () => {
        await rm(parent, { recursive: true, force: true })
        await rm(`${parent}-away`, { recursive: true, force: true })
      },
    }
  },
  'a bucket': async (limits) => {
    const simulator = await startS3Simulator()
    const store = createS3Blobs({ ...simulator.options, ...limits })
    let isGone = false
    const end = async (): Promise<void> => {
      if (!isGone) await simulator[Symbol.asyncDispose]()
      isGone = true
    }
    return {
      store,
      takeAway: end,
      count: () => countFiles(simulator.folder, '_object'),
      [Symbol.asyncDispose]: async () => {
        store.close()
        await end()
      },
    }
  },
}

describe.each(Object.entries(stores))('the store of bodies: %s', (_name, make) => {
  it('gives back what it was given, byte for byte, and keeps the same body once', async () => {
    await using sample = await make(defaultLimits)
    await sample.store.put(key, body, signal)
    await sample.store.put(key, body, signal)
    expect(Buffer.from(await sample.store.get(key, signal))).toEqual(body)
    expect(await sample.count()).toBe(1)
  })

  it('keeps one body whole while it is stored many times at once', async () => {
    await using sample = await make(defaultLimits)
    await Promise.all(Array.from({ length: 8 }, () => sample.store.put(key, body, signal)))
    expect(Buffer.from(await sample.store.get(key, signal))).toEqual(body)
    expect(await sample.count()).toBe(1)
  })

  it('says of a body that is not there, or was deleted, that it is lost', async () => {
    await using sample = await make(defaultLimits)
    await expect(sample.store.get(key, signal)).rejects.toMatchObject({ code: 'STORAGE_DAMAGED' })
    await sample.store.put(key, body, signal)
    await sample.store.remove(key, signal)
    await sample.store.remove(key, signal)
    await expect(sample.store.get(key, signal)).rejects.toMatchObject({ code: 'STORAGE_DAMAGED' })
    expect(await sample.count()).toBe(0)
  })

  it('reads no more than its limit', async () => {
    await using sample = await make({ ...defaultLimits, maxBytes: body.byteLength })
    await sample.store.put(key, body, signal)
    expect(await sample.store.get(key, signal)).toHaveLength(body.byteLength)
    await sample.store.put(key, Buffer.alloc(body.byteLength + 1), signal)
    await expect(sample.store.get(key, signal)).rejects.toMatchObject({ code: 'STORAGE_DAMAGED' })
  })

  it('can be tried again later while it is out of reach, and takes nothing for lost', async () => {
    await using sample = await make(defaultLimits)
    await sample.store.put(key, body, signal)
    await sample.takeAway()
    const again = { code: 'STORAGE_UNAVAILABLE', retryAfterSeconds: 5 }
    await expect(sample.store.put(key, body, signal)).rejects.toMatchObject(again)
    await expect(sample.store.get(key, signal)).rejects.toMatchObject(again)
    await expect(sample.store.remove(key, signal)).rejects.toMatchObject(again)
  })

  it('ends with the reason of its caller, who is gone', async () => {
    await using sample = await make(defaultLimits)
    const reason = new Error('The caller left')
    const gone = AbortSignal.abort(reason)
    await expect(sample.store.put(key, body, gone)).rejects.toBe(reason)
    await expect(sample.store.get(key, gone)).rejects.toBe(reason)
    expect(await sample.count()).toBe(0)
  })
})

it('a folder is rid of what a process left that died while it wrote, once the body is deleted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-blobs-'))
  const store = createFolderBlobs({ folder, ...defaultLimits })
  await store.put(key, body, signal)
  await writeFile(path.join(folder, key.slice(0, 2), `${key}.zst.1.unfinished`), body)
  await store.remove(key, signal)
  expect(await readdir(path.join(folder, key.slice(0, 2)))).toEqual([])
  await rm(folder, { recursive: true })
})

it('a bucket that takes a call and never answers is out of reach when the time is over', async () => {
  await using simulator = await startS3Simulator()
  simulator.isFrozen = true
  const store = createS3Blobs({ ...simulator.options, timeoutMs: 50, maxBytes: 100 })
  await expect(store.get(key, signal)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  store.close()
})

it('a call that nothing can stop, as of a file system that hangs, is out of reach when the time is over', async () => {
  const { promise: never } = Promise.withResolvers<string>()
  const hanging = inTime({ timeoutMs: 20, signal }, () => never)
  await expect(hanging).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})
