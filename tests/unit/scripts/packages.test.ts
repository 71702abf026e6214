import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadedFromPackages } from '../../../scripts/bundle-programs.ts'
import { lockSchema, neededPackages } from '../../../scripts/image/needed-packages.ts'
import { arePackagesCurrent } from '../../../scripts/setup/packages.js'
import { makeFolder } from './make-folder.ts'

type Packages = Record<string, Record<string, unknown>>

const wanted: Packages = {
  '': { name: 'planted' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/a-for-windows': { version: '1.0.0', optional: true },
}
const installed: Packages = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-t', dev: true },
}

async function isCurrent(there: Packages | null, withDevelopmentPackages = true): Promise<boolean> {
  await using folder = await makeFolder({ 'package-lock.json': JSON.stringify({ packages: wanted }) })
  if (there !== null) {
    await folder.write('node_modules/.package-lock.json', JSON.stringify({ packages: there }))
  }
  return await arePackagesCurrent(folder.dir, withDevelopmentPackages)
}

describe('arePackagesCurrent', () => {
  it('is true when everything for this machine is there', async () => {
    expect(await isCurrent(installed)).toBe(true)
  })

  it('is false on a fresh clone and after an install that was cut short', async () => {
    expect(await isCurrent(null)).toBe(false)
  })

  it('is false when the lockfile asks for another version or another content', async () => {
    expect(
      await isCurrent({ ...installed, 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }),
    ).toBe(false)
    expect(
      await isCurrent({ ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }),
    ).toBe(false)
  })

  it('misses packages for development only where they are needed', async () => {
    const { 'node_modules/tool': _, ...production } = installed
    expect(await isCurrent(production, false)).toBe(true)
    expect(await isCurrent(production, true)).toBe(false)
  })
})

const lock = lockSchema.parse({
  packages: {
    '': { dependencies: { pino: '1', vite: '1' } },
    'node_modules/pino': { dependencies: { '@pinojs/redact': '1', split: '2' } },
    'node_modules/pino/node_modules/split': { dependencies: { end: '1' } },
    'node_modules/@pinojs/redact': { optionalDependencies: { 'only-on-windows': '1', pino: '1' } },
    'node_modules/split': {},
    'node_modules/end': {},
    'node_modules/vite': { dependencies: { end: '1' } },
  },
})

describe('the packages that an image needs', () => {
  it('are those that were named and what they need, each at the place where Node finds it', () => {
    expect([...neededPackages(lock, ['pino'])].toSorted()).toEqual([
      'node_modules/@pinojs/redact',
      'node_modules/end',
      'node_modules/pino',
      'node_modules/pino/node_modules/split',
    ])
  })

  it('are all of the lockfile, and few of it', () => {
    const own = lockSchema.parse(
      JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')),
    )
    const needed = neededPackages(own, loadedFromPackages)
    expect(needed).toContain('node_modules/thread-stream')
    expect(needed.size).toBeLessThan(Object.keys(own.packages).length / 4)
    expect(() => neededPackages(own, ['not-there'])).toThrow('There is no package not-there')
  })
})
