import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest } from '../../../scripts/prerender/manifest.ts'
import { measurePages, sizeTable } from '../../../scripts/prerender/measure-pages.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-measure-'))
  await writeFile(path.join(dir, 'serif.woff2'), Buffer.alloc(21_000))
})
afterAll(async () => {
  await rm(dir, { recursive: true })
})

const manifest: Manifest = {
  'index.html': { file: 'client.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  // Chunks may import each other.
  '_radix.js': { file: 'radix.js', imports: ['_react.js', '_focus.js'] },
  '_focus.js': { file: 'focus.js', imports: ['_radix.js'] },
  'home.tsx': { file: 'home.js', imports: ['_react.js', 'index.html'], isDynamicEntry: true },
  'app/after-idle/after-idle.tsx': { file: 'toaster.js', imports: ['_radix.js'], isDynamicEntry: true },
  'dialog.tsx': { file: 'dialog.js', imports: ['_radix.js', '_react.js'], isDynamicEntry: true },
  'serif.woff2': { file: 'serif.woff2' },
}
const bytes: Record<string, number> = {
  'client.js': 3000,
  'react.js': 58_000,
  'radix.js': 10_000,
  'home.js': 25_000,
  'toaster.js': 5000,
  'dialog.js': 31_000,
  'index.html': 5000,
  'words/index.html': 6000,
}

const measure = () =>
  measurePages({
    manifest,
    pages: [
      { path: '/', source: 'home.tsx', outside: [] },
      { path: '/words', source: null, outside: [] },
    ],
    brotliBytes: new Map(Object.entries(bytes)),
    dir,
  })

it('counts each file once, and on demand only what the home page has not loaded', async () => {
  const sizes = new Map((await measure()).map(({ name, kB }) => [name, kB]))
  expect(Object.fromEntries(sizes)).toEqual({
    '/ scripts': 86,
    '/words scripts': 61,
    '/ scripts after idle': 101,
    '/ HTML': 5,
    '/words HTML': 6,
    'on demand: app/after-idle/after-idle.tsx': 15,
    'on demand: dialog.tsx': 41,
    'serif.woff2': 21,
  })
})

it('says in the table what is over its limit', async () => {
  const over = sizeTable(await measure())
    .split('\n')
    .filter((line) => line.includes('over the limit'))
  expect(over.map((line) => line.split(/ {2,}/)[0])).toEqual(['/ scripts', 'on demand: dialog.tsx'])
})
