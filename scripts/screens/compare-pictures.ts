import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer } from '@takumi-rs/core'

/** A picture by its points, row by row: red, green, blue and opacity of each. */
type Picture = { width: number; height: number; points: Uint8Array }

/** Reads a PNG as it is shown. */
export async function readPng(png: Buffer): Promise<Picture> {
  // The header of a PNG begins with its size.
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  const image = { type: 'image', src: png, ...size } as const
  return { ...size, points: await new Renderer().render(image, { ...size, format: 'raw' }) }
}

/** The amount that a channel may differ by before an eye sees it. */
const unseen = 8

/**
 * The differences of two folders of pictures: pictures by name with the points that are not the same, and
 * those in one of them only.
 */
export type Comparison = {
  same: number
  changed: { name: string; points: number }[]
  added: string[]
  gone: string[]
}

/**
 * The number of points of two PNGs differ to the eye; all of the larger one when they have not the same size.
 */
export async function countDifferences(before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0
  const [old, now] = await Promise.all([readPng(before), readPng(after)])
  if (old.width !== now.width || old.height !== now.height) {
    return Math.max(old.width * old.height, now.width * now.height)
  }
  let count = 0
  for (let at = 0; at < now.points.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs((now.points[at + channel] ?? 0) - (old.points[at + channel] ?? 0)) > unseen,
    )
    if (differs) count += 1
  }
  return count
}

/** Compares the pictures of a name in two folders. */
export async function comparePictures(before: string, after: string): Promise<Comparison> {
  const [old, now] = await Promise.all([picturesIn(before), picturesIn(after)])
  const both = now.filter((name) => old.includes(name))
  const counted: Comparison['changed'] = []
  for (const name of both) {
    const [was, is] = await Promise.all([before, after].map((folder) => readFile(path.join(folder, name))))
    const points = was === undefined || is === undefined ? 0 : await countDifferences(was, is)
    counted.push({ name, points })
  }
  const changed = counted.filter(({ points }) => points > 0)
  return {
    same: both.length - changed.length,
    changed,
    added: now.filter((name) => !old.includes(name)),
    gone: old.filter((name) => !now.includes(name)),
  }
}

/** The findings of a comparison, a line for each picture that is not as before. */
export function describeComparison({ same, changed, added, gone }: Comparison): string {
  return [
    ...changed.map(({ name, points }) => `changed  ${name}: ${points} points`),
    ...added.map((name) => `new      ${name}`),
    ...gone.map((name) => `gone     ${name}`),
    `${same} pictures as before, ${changed.length} changed, ${added.length} new, ${gone.length} gone`,
  ].join('\n')
}

/** The pictures of screens in a folder; those of their sheet are none. */
async function picturesIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.png') && !/^sheet-\d+\.png$/.test(name))
    .toSorted()
}
