import path from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

/**
 * Folders whose folders are rooms; elsewhere a room is a folder of `src/server` or `src/web`, or of `src`
 * itself.
 */
const floors = /^src\/(?:server\/(?:features|adapters|engines)|core|web\/features)\/[^/]+\//
const sides = /^src\/(?:server|web)\/(?:[^/]+\/)?/
const importedFrom = /(?:from|import\() ?'(\.{1,2}\/[^']+|#[a-z]+\/[^']+)'/g

function roomOf(file: string): string {
  return (floors.exec(file) ?? sides.exec(file))?.[0] ?? file.split('/').slice(0, 2).join('/')
}

/**
 * The imports that do not say where a file is: those of a file's own room by an alias, those of another room
 * by a relative path.
 */
function misleadingImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path: file, text }) =>
    [...text.matchAll(importedFrom)].flatMap(([, imported = '']) => {
      const isRelative = imported.startsWith('.')
      const target = isRelative
        ? path.posix.join(path.posix.dirname(file), imported)
        : imported.replace('#', 'src/')
      return (roomOf(target) === roomOf(file)) === isRelative ? [] : [`${file}: ${imported}`]
    }),
  )
}

it('imports what is in the same room by a relative path, and all else by its alias', () => {
  const sources = readSources().filter(({ path: file }) => /^src\/.*\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  expect(misleadingImports(sources)).toEqual([])
})

it('the rule of paths finds an import that leads elsewhere than it says', () => {
  const planted = [
    { path: 'src/server/features/one/a/b.ts', text: `import { x } from '#server/features/one/c.ts'` },
    { path: 'src/server/features/one/d.ts', text: `import { x } from '../two/c.ts'` },
    { path: 'src/server/app.ts', text: `import { x } from './lib/e.ts'\nimport { y } from './y.ts'` },
    { path: 'src/web/ui/f.ts', text: `import { x } from '#web/text/g.ts'\nimport { y } from './y.ts'` },
  ]
  expect(misleadingImports(planted)).toEqual([
    'src/server/features/one/a/b.ts: #server/features/one/c.ts',
    'src/server/features/one/d.ts: ../two/c.ts',
    'src/server/app.ts: ./lib/e.ts',
  ])
})
