import { execFile } from 'node:child_process'
import { cp, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../../unit/scripts/make-folder.ts'
import type { Folder } from '../../unit/scripts/make-folder.ts'

const project = path.resolve(import.meta.dirname, '../../..')

/** A stand-in for the page build that notes each run, and the languages that are named. */
const build = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
const named = process.argv.slice(2)
rmSync('dist/pages', { recursive: true, force: true })
mkdirSync('dist/pages', { recursive: true })
appendFileSync('builds.log', ['built', ...named, ''].join(' '))
writeFileSync(named.length === 0 ? 'dist/pages/.built' : 'dist/pages/.built-for-tests', '')
`

const buildServer = `
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/server', { recursive: true })
writeFileSync('dist/server/main.js', '')
`

const buildExtension = `
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/extension', { recursive: true })
writeFileSync('dist/extension-firefox.zip', '')
`

const compileMessages = `
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('.cache/messages', { recursive: true })
writeFileSync('.cache/messages/.compiled', '')
`

async function makeClone(): Promise<Folder> {
  const clone = await makeFolder({
    'package.json': '{ "name": "clone", "type": "module" }',
    'package-lock.json': '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
    'node_modules/.package-lock.json': '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
    'src/web/page.tsx': 'export const a = 1',
    'scripts/messages/compile.ts': compileMessages,
    'scripts/build-pages.ts': build,
    'scripts/build-server.ts': buildServer,
    'scripts/build-extension.ts': buildExtension,
    'scripts/find-browser.js': "export const findBrowser = async () => 'one'",
  })
  for (const part of ['setup', 'setup.js']) {
    await cp(path.join(project, 'scripts', part), path.join(clone.dir, 'scripts', part), { recursive: true })
  }
  return clone
}

async function setUp(clone: Folder, purpose = 'start'): Promise<{ code: number | null; text: string }> {
  const program = path.join(clone.dir, 'scripts/setup.js')
  return await new Promise((resolve) => {
    const child = execFile(process.execPath, [program, purpose], { cwd: '/' }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, text: stdout + stderr }),
    )
  })
}

describe('the set-up', () => {
  it('builds the pages once, says so in one line, and then says nothing', async () => {
    await using clone = await makeClone()
    expect(await setUp(clone)).toEqual({
      code: 0,
      text: expect.stringMatching(
        /^Compiling messages … [\d.]+ s\nBuilding pages … [\d.]+ s\nBuilding the server … [\d.]+ s\nBuilding the extension … [\d.]+ s\n$/,
      ),
    })
    expect(await setUp(clone)).toEqual({ code: 0, text: '' })
  })

  it('builds again when a source changes, appears or goes, or when a build was cut short', async () => {
    await using clone = await makeClone()
    const builds = async (): Promise<string> => {
      await setUp(clone)
      return await readFile(path.join(clone.dir, 'builds.log'), 'utf8')
    }
    expect(await builds()).toBe('built ')
    await clone.write('src/web/page.tsx', 'export const a = 2')
    expect(await builds()).toBe('built built ')
    await clone.write('src/product/new.ts', '')
    expect(await builds()).toBe('built built built ')
    await clone.write('dist/pages/.inputs', '')
    expect(await builds()).toBe('built built built built ')
  })

  it('builds again when contents change and size and time of the file do not', async () => {
    await using clone = await makeClone()
    const source = path.join(clone.dir, 'src/web/page.tsx')
    await utimes(source, 1, 1)
    await setUp(clone)
    await clone.write('src/web/page.tsx', 'export const a = 2')
    await utimes(source, 1, 1)
    await setUp(clone)
    expect(await readFile(path.join(clone.dir, 'builds.log'), 'utf8')).toBe('built built ')
  })

  it('builds nothing when only the times of files changed, as after a copy', async () => {
    await using clone = await makeClone()
    await setUp(clone)
    await utimes(path.join(clone.dir, 'src/web/page.tsx'), 1, 1)
    expect(await setUp(clone)).toEqual({ code: 0, text: '' })
    expect(await setUp(clone)).toEqual({ code: 0, text: '' })
  })

  it('builds the languages that tests open for tests, all for the long run, and tests open those too', async () => {
    await using clone = await makeClone()
    const builds = async (purpose: string): Promise<string> => {
      expect((await setUp(clone, purpose)).code).toBe(0)
      return await readFile(path.join(clone.dir, 'builds.log'), 'utf8')
    }
    expect(await builds('test')).toBe('built en hi ')
    expect(await builds('test')).toBe('built en hi ')
    expect(await builds('test:long')).toBe('built en hi built ')
    expect(await builds('test')).toBe('built en hi built ')
    expect(await builds('start')).toBe('built en hi built ')
  })

  it('builds once when two start at the same time', async () => {
    await using clone = await makeClone()
    const both = await Promise.all([setUp(clone), setUp(clone)])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(await readFile(path.join(clone.dir, 'builds.log'), 'utf8')).toBe('built ')
  })

  it('builds nothing for development but the messages that code imports', async () => {
    await using clone = await makeClone()
    expect(await setUp(clone, 'dev')).toEqual({
      code: 0,
      text: expect.stringMatching(/^Compiling messages … [\d.]+ s\n$/),
    })
    expect(await setUp(clone, 'dev')).toEqual({ code: 0, text: '' })
    await expect(readFile(path.join(clone.dir, 'builds.log'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('fails with the end of the output and what to do next, and tries again the next time', async () => {
    await using clone = await makeClone()
    await clone.write('scripts/build-pages.ts', "throw new Error('no such page')")
    const failed = await setUp(clone)
    expect(failed.code).toBe(1)
    expect(failed.text).toMatch(/Building pages … failed[^]*no such page[^]*npm run build/)
    await clone.write('scripts/build-pages.ts', build)
    expect((await setUp(clone)).code).toBe(0)
  })
})
