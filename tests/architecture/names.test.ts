import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectDir } from './planted-tree.ts'

const read = (file: string): string => readFileSync(path.join(projectDir, file), 'utf8')
const columns = ['contract', 'server', 'page', 'table', 'code'] as const

/** The rows of the table of names, each with its cells by their column. */
const rows = read('CONTRIBUTING.md')
  .split('## The names')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .flatMap((line) => {
    const [, concept = '', ...cells] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    const isRow = cells.length > columns.length && concept !== 'concept' && !concept.startsWith('-')
    return isRow ? [{ concept, cells: columns.map((column, at) => ({ column, name: cells[at] ?? '' })) }] : []
  })

const migrations = readdirSync(path.join(projectDir, 'migrations')).map((file) => read(`migrations/${file}`))
const exists = {
  contract: (name: string) => existsSync(path.join(projectDir, name)),
  server: (name: string) => existsSync(path.join(projectDir, name)),
  page: (name: string) => existsSync(path.join(projectDir, name)),
  table: (name: string) => migrations.some((text) => text.includes(`create table ${name} (`)),
  code: (name: string) => new RegExp(`[ .]${name}[, ]`).test(read('src/contract/api.ts')),
}

/** A word without the ending of its plural. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

it('the guide has a table of names with the concepts of the product', () => {
  const concepts = rows?.map(({ concept }) => concept)
  expect(concepts).toEqual(expect.arrayContaining(['accounts', 'questions', 'help', 'quota', 'history']))
})

it.each(rows ?? [])(
  'the code calls $concept by one word from the contract to the table',
  ({ concept, cells }) => {
    for (const { column, name } of cells.filter(({ name: each }) => each !== '—')) {
      const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
      const parts = words.split(/[^a-z]+/).map(singular)
      expect(parts, `${column}: ${name}`).toContain(singular(concept))
      expect(exists[column](name), `${column}: there is no ${name}`).toBe(true)
    }
  },
)
