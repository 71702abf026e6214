import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest } from '../../../scripts/prerender/manifest.ts'
import { checkBudgets, measurePages, sizeTable } from '../../../scripts/prerender/measure-pages.ts'

const shellTags =
  '<script type="module" crossorigin src="/client.js"></script><link rel="modulepreload" crossorigin href="/react.js">'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-measure-'))
  await mkdir(path.join(dir, 'features'))
  await Promise.all([
    writeFile(path.join(dir, 'serif.woff2'), Buffer.alloc(21_000)),
    writeFile(
      path.join(dir, 'index.html'),
      `${shellTags}<link rel="modulepreload" fetchpriority="low" crossorigin href="/home.js">`,
    ),
    writeFile(path.join(dir, 'features/index.html'), shellTags),
  ])
})
afterAll(async () => {
  await rm(dir, { recursive: true })
})

const manifest: Manifest = {
  '_react.js': { file: 'react.js' },
  // Chunks may import each other.
  '_radix.js': { file: 'radix.js', imports: ['_react.js', '_focus.js'] },
  '_focus.js': { file: 'focus.js', imports: ['_radix.js'] },
  'home.tsx': { file: 'home.js', imports: ['_react.js'], isDynamicEntry: true },
  'dialog.tsx': { file: 'dialog.js', imports: ['_radix.js', '_react.js'], isDynamicEntry: true },
  'serif.woff2': { file: 'serif.woff2' },
}
const bytes = {
  'client.js': 3000,
  'react.js': 58_000,
  'radix.js': 10_000,
  'home.js': 25_000,
  'dialog.js': 21_000,
  'index.html': 5000,
  'features/index.html': 6000,
}

const measure = (changed: Partial<typeof bytes> = {}) =>
  measurePages({
    manifest,
    pages: [
      { path: '/', source: 'home.tsx' },
      { path: '/features', source: 'features.tsx' },
    ],
    brotliBytes: new Map(Object.entries({ ...bytes, ...changed })),
    dir,
    base: '/',
  })

it('the measurement counts the scripts in the HTML of a page, and on demand only what the home page has not loaded', async () => {
  const sizes = new Map((await measure()).map(({ name, kB }) => [name, kB]))
  expect(Object.fromEntries(sizes)).toEqual({
    '/ scripts': 86,
    '/features scripts': 61,
    '/ HTML': 5,
    '/features HTML': 6,
    'on demand: dialog.tsx': 31,
    'serif.woff2': 21,
  })
})

it('accepts what is within its budget, to the byte', async () => {
  const sizes = await measure({ 'home.js': 34_000 })
  expect(() => checkBudgets(sizes)).not.toThrow()
})

it.each([
  ['/ scripts', { 'home.js': 34_001 }],
  ['/features scripts', { 'client.js': 37_001, 'home.js': 0 }],
  ['on demand: dialog.tsx', { 'dialog.js': 37_001 }],
])(
  'the measurement refuses a build whose %s exceed the budget, and says so in the table',
  async (name, changed) => {
    const sizes = await measure(changed)
    const over = sizeTable(sizes)
      .split('\n')
      .filter((line) => line.includes('over the limit'))
    expect(over.map((line) => line.split(/ {2,}/)[0])).toContain(name)
    expect(() => checkBudgets(sizes)).toThrow(name)
  },
)
