import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from './planted-tree.ts'

/** One text file of the project; `path` from its folder, with slashes. */
export type SourceFile = { path: string; text: string }

/** Files that are no source: folders that Git leaves out, and what was made elsewhere. */
const foreign = new Set([
  '.git',
  'tests/fixtures',
  'package-lock.json',
  ...readFileSync(path.join(projectDir, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replaceAll(/^\/|\/$/g, '')),
])
const textFile = /\.(?:c?js|tsx?|css|html|svg|sql|json|md|ya?ml|sh|example)$|\/run$|^\.[a-z]+$|^LICENSE$/

/** Every text file of the project that a person writes, but for the planted violations. */
export function readSources(): SourceFile[] {
  return listFiles('').map((file) => ({
    path: file,
    text: readFileSync(path.join(projectDir, file), 'utf8'),
  }))
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(projectDir, folder), { withFileTypes: true })
    .map((entry) => ({ entry, file: path.posix.join(folder, entry.name) }))
    .filter(({ file }) => !foreign.has(file))
    .flatMap(({ entry, file }) => {
      if (entry.isDirectory()) return listFiles(file)
      return textFile.test(file) && !file.startsWith('tests/architecture/planted-') ? [file] : []
    })
}
