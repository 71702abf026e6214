import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import {
  comparePictures,
  countDifferences,
  describeComparison,
} from '../../../scripts/screens/compare-pictures.ts'
import { makeFolder } from '../../unit/scripts/make-folder.ts'

/** A white picture of 10 by 10 points with a square of another colour in it. */
function picture(colour: string, side = 3, width = 10): Buffer {
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10" fill="#fff"/><rect x="2" y="2" width="${side}" height="${side}" fill="${colour}"/></svg>`,
  )
    .render()
    .asPng()
}

it('counts the points that look different, and all of them where the sizes do', () => {
  expect(countDifferences(picture('#000'), picture('#000'))).toBe(0)
  expect(countDifferences(picture('#000'), picture('#030303'))).toBe(0)
  expect(countDifferences(picture('#000'), picture('#f00'))).toBe(9)
  expect(countDifferences(picture('#000'), picture('#000', 4))).toBe(7)
  expect(countDifferences(picture('#000'), picture('#000', 3, 11))).toBe(110)
})

it('names the pictures of two runs that are not the same', async () => {
  await using folder = await makeFolder()
  const [before, after] = ['before', 'after'].map((name) => path.join(folder.dir, name))
  if (before === undefined || after === undefined) throw new Error('No folders')
  await Promise.all([before, after].map((dir) => mkdir(dir)))
  await writeFile(path.join(before, 'same.png'), picture('#000'))
  await copyFile(path.join(before, 'same.png'), path.join(after, 'same.png'))
  await writeFile(path.join(before, 'home.png'), picture('#000'))
  await writeFile(path.join(after, 'home.png'), picture('#00f'))
  await writeFile(path.join(before, 'old.png'), picture('#000'))
  await writeFile(path.join(after, 'fresh.png'), picture('#000'))
  await writeFile(path.join(after, 'sheet.png'), picture('#000'))
  expect(describeComparison(await comparePictures(before, after))).toBe(
    [
      'changed  home.png: 9 points',
      'new      fresh.png',
      'gone     old.png',
      '1 pictures as before, 1 changed, 1 new, 1 gone',
    ].join('\n'),
  )
})
