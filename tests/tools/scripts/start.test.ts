import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../../unit/scripts/make-folder.ts'
import type { Folder } from '../../unit/scripts/make-folder.ts'

const project = path.resolve(import.meta.dirname, '../../..')

/** Builds a server that says which process of which Node it is, and what it was given. */
const buildServer = `
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/server', { recursive: true })
writeFileSync(
  'dist/server/main.js',
  "const [flag, shell] = process.argv.slice(2); console.log(process.execPath, process.pid === Number(shell), flag); process.exitCode = 7",
)
`

const buildPages = `
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/pages', { recursive: true })
writeFileSync('dist/pages/.built', '')
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
    'package-lock.json': '{ "packages": {} }',
    'node_modules/.package-lock.json': '{ "packages": {} }',
    'scripts/messages/compile.ts': compileMessages,
    'scripts/build-pages.ts': buildPages,
    'scripts/build-server.ts': buildServer,
    'scripts/build-extension.ts': buildExtension,
  })
  for (const part of ['setup', 'start.js']) {
    await cp(path.join(project, 'scripts', part), path.join(clone.dir, 'scripts', part), { recursive: true })
  }
  return clone
}

/** Runs the start as `npm start` does; the shell becomes the program, whose process id it knows. */
async function start(clone: Folder): Promise<{ code: number | null; text: string }> {
  const command = 'exec "$0" scripts/start.js --without-pages $$'
  return await new Promise((resolve) => {
    const child = execFile(
      '/bin/sh',
      ['-c', command, process.execPath],
      { cwd: clone.dir },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    )
  })
}

it('the start sets up, and becomes the server in the same process', async () => {
  await using clone = await makeClone()
  expect(await start(clone)).toMatchObject({ text: expect.stringContaining('Building the server … ') })
  expect(await start(clone)).toEqual({ code: 7, text: `${process.execPath} true --without-pages\n` })
})

it('the start runs the server on the Node of the packages, when another one started it', async () => {
  await using clone = await makeClone()
  const pinned = `#!/bin/sh\necho on the pinned Node\nexec "${process.execPath}" "$@"\n`
  await clone.writeProgram('node_modules/node/bin/node', pinned)
  await start(clone)
  expect(await start(clone)).toEqual({
    code: 7,
    text: `on the pinned Node\n${process.execPath} false --without-pages\n`,
  })
})

it('the start does not start a server that could not be built', async () => {
  await using clone = await makeClone()
  await clone.write('scripts/build-server.ts', "throw new Error('no such module')")
  expect(await start(clone)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/Building the server failed[^]*no such module/),
  })
})
