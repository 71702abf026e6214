import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadedFromPackages } from '../../../scripts/bundle-programs.ts'
import { lockSchema, neededPackages } from '../../../scripts/image/needed-packages.ts'

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
