import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The project's own folder. */
export const projectDir = path.resolve(import.meta.dirname, '../..')

/** What the tools read beside the sources. */
const configs = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
  'knip.json',
  '.dependency-cruiser.cjs',
  '.dependency-cruiser.extension.cjs',
  '.dependency-cruiser.web.cjs',
  '.oxlintrc.json',
  '.oxfmtrc.json',
]

/** A folder outside the project, with its configuration, its packages, and nothing but planted sources. */
export type PlantedTree = AsyncDisposable & {
  run: (tool: string, args: string[]) => Promise<{ code: number; stdout: string }>
  read: (file: string) => Promise<string>
}

/** Makes such a folder; `files` are texts by path. */
export async function plantTree(files: Record<string, string>): Promise<PlantedTree> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'precis-planted-'))
  await Promise.all(configs.map((name) => cp(path.join(projectDir, name), path.join(dir, name))))
  await symlink(path.join(projectDir, 'node_modules'), path.join(dir, 'node_modules'), 'junction')
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), text)
  }
  return {
    run: (tool, args) => runIn(dir, tool, args),
    read: (file) => readFile(path.join(dir, file), 'utf8'),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true }),
  }
}

/** Runs a tool of node_modules in a folder, to its end, whatever its exit code. */
export async function runIn(
  dir: string,
  tool: string,
  args: string[],
): Promise<{ code: number; stdout: string }> {
  const program = path.join(projectDir, 'node_modules', '.bin', tool)
  return await new Promise((resolve) => {
    const child = execFile(program, args, { cwd: dir, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    )
  })
}
