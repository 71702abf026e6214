import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { testTimeoutMs } from '../../setup/time-limits.ts'

const run = promisify(execFile)
const project = path.resolve(import.meta.dirname, '../../..')
const packages = ['extension-chromium.zip', 'extension-firefox.zip']

/** Builds the packages for stores in a folder of sources, as its documents say; gives the digest of each. */
async function build(folder: string): Promise<string[]> {
  await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
  await run('npm', ['run', 'extension', '--', '--store', '--server', 'https://precis.example'], {
    cwd: folder,
  })
  const files = packages.map((name) => readFile(path.join(folder, 'dist', name)))
  return (await Promise.all(files)).map((file) => createHash('sha256').update(file).digest('hex'))
}

/** The files that are under version control, as they stand here, as a commit of a folder of their own. */
async function copyProject(folder: string): Promise<void> {
  const git = async (cwd: string, ...args: string[]) =>
    await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd, maxBuffer: 1e8 })
  const { stdout } = await git(project, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of new Set(stdout.split('\0')))
    if (file !== '')
      await cp(path.join(project, file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
        // It was deleted here, and that is not committed yet.
        if (error.code !== 'ENOENT') throw error
      })
  await git(folder, 'init', '--quiet')
  await git(folder, 'add', '--all')
  await git(folder, 'commit', '--quiet', '--message', 'The project')
}

it(
  'the source package of the extension builds the same bytes in another folder, without git',
  { timeout: testTimeoutMs(120) },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'precis-source-'))
    const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other place')]
    await copyProject(one)
    const built = await build(one)
    const source = unzipSync(new Uint8Array(await readFile(path.join(one, 'dist/extension-source.zip'))))
    for (const [name, content] of Object.entries(source)) {
      if (name.endsWith('/')) continue
      await mkdir(path.dirname(path.join(other, name)), { recursive: true })
      await writeFile(path.join(other, name), content)
    }
    expect(await build(other)).toEqual(built)
    await rm(folder, { recursive: true })
  },
)
