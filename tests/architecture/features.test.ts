import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectDir } from './planted-tree.ts'

const server = path.join(projectDir, 'src/server')

/** The folders of features that their list does not name. */
function findUnlisted(folders: readonly string[], list: string): string[] {
  return folders.filter((folder) => !list.includes(`'#server/features/${folder}/feature.ts'`))
}

it('lists every feature of the server, so that none is wired by hand or forgotten', () => {
  const entries = readdirSync(path.join(server, 'features'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.length).toBeGreaterThan(20)
  expect(findUnlisted(folders, readFileSync(path.join(server, 'features.ts'), 'utf8'))).toEqual([])
})

it('the list of features names a feature that is not in the list', () => {
  expect(findUnlisted(['quota', 'planted'], "from '#server/features/quota/feature.ts'")).toEqual(['planted'])
})
