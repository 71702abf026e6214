import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlePrograms, threads } from '../../scripts/bundle-programs.ts'
import { isCurrent, testedServer } from '../../scripts/setup/builds.js'

const cache = path.resolve('.cache')
const programs = [
  'src/server/backup.ts',
  'src/server/after-restore.ts',
  'src/server/costs.ts',
  'src/server/main.ts',
  'src/server/restore.ts',
  'tests/durability/database-process.ts',
  'tests/durability/embedded-process.ts',
  'tests/durability/runs/node-process.ts',
]
const made: string[] = []

/**
 * Bundles the programs that the tests start again and again, once for all of them: a start takes a third of
 * the time of one from the sources. Below the project, whose packages they load. The set-up of `npm test` has
 * done so with the server already.
 */
export async function setup(project: TestProject): Promise<void> {
  const built = path.resolve('dist/server')
  if (await isCurrent(process.cwd(), testedServer)) {
    project.provide('bundledPrograms', built)
    return
  }
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'programs-'))
  made.push(folder)
  // Some are started by another user.
  await chmod(folder, 0o755)
  await bundlePrograms([...programs, ...threads], folder)
  project.provide('bundledPrograms', folder)
}

export async function teardown(): Promise<void> {
  for (const folder of made) await rm(folder, { recursive: true })
}
