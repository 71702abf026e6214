import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { expect, it } from 'vitest'
import {
  comparePictures,
  countDifferences,
  describeComparison,
} from '../../../scripts/screens/compare-pictures.ts'
import { makeFolder } from '../../unit/scripts/make-folder.ts'

/** A white picture of 10 by 10 points with a square of another colour in it. */
async function picture(colour: string, side = 3, width = 10): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10" fill="#fff"/><rect x="2" y="2" width="${side}" height="${side}" fill="${colour}"/></svg>`
  const size = { width, height: 10 }
  return await new Renderer().render(
    { type: 'image', src: Buffer.from(svg), ...size },
    { ...size, format: 'png' },
  )
}

it('the comparison counts the points that look different, and all of them where the sizes do', async () => {
  const black = await picture('#000')
  expect(await countDifferences(black, await picture('#000'))).toBe(0)
  expect(await countDifferences(black, await picture('#030303'))).toBe(0)
  expect(await countDifferences(black, await picture('#f00'))).toBe(9)
  expect(await countDifferences(black, await picture('#000', 4))).toBe(7)
  expect(await countDifferences(black, await picture('#000', 3, 11))).toBe(110)
})

it('the comparison names the pictures of two runs that are not the same', async () => {
  await using folder = await makeFolder()
  const [before, after] = ['before', 'after'].map((name) => path.join(folder.dir, name))
  if (before === undefined || after === undefined) throw new Error('No folders')
  await Promise.all([before, after].map((dir) => mkdir(dir)))
  await writeFile(path.join(before, 'same.png'), await picture('#000'))
  await copyFile(path.join(before, 'same.png'), path.join(after, 'same.png'))
  await writeFile(path.join(before, 'home.png'), await picture('#000'))
  await writeFile(path.join(after, 'home.png'), await picture('#00f'))
  await writeFile(path.join(before, 'old.png'), await picture('#000'))
  await writeFile(path.join(after, 'fresh.png'), await picture('#000'))
  await writeFile(path.join(after, 'sheet-1.png'), await picture('#000'))
  expect(describeComparison(await comparePictures(before, after))).toBe(
    [
      'changed  home.png: 9 points',
      'new      fresh.png',
      'gone     old.png',
      '1 pictures as before, 1 changed, 1 new, 1 gone',
    ].join('\n'),
  )
})
