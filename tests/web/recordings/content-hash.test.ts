import { expect, it } from 'vitest'
import { contentHash } from '#web/features/recordings/content-hash.ts'

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)

it('a file is known by its size, its beginning, its middle and its end, whatever its name is', async () => {
  const bytes = megabytes(3)
  const known = await contentHash(new File([bytes], 'talk.mp4'))
  expect(known).toMatch(/^[0-9a-f]{64}$/)
  expect(await contentHash(new File([bytes.slice()], 'renamed.mov'))).toBe(known)
  for (const at of [0, bytes.length / 2, bytes.length - 1]) {
    const other = megabytes(3)
    other[at] = 1
    expect(await contentHash(new File([other], 'talk.mp4'))).not.toBe(known)
  }
  expect(await contentHash(new File([bytes, 'x'], 'talk.mp4'))).not.toBe(known)
})

it('of a large file three small parts are read', async () => {
  const file = new File([megabytes(8)], 'long.mp4')
  const read: number[] = []
  const slice = file.slice.bind(file)
  file.slice = (from, to) => {
    read.push((to ?? file.size) - (from ?? 0))
    return slice(from, to)
  }
  await contentHash(file)
  expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1024 * 1024)
})
