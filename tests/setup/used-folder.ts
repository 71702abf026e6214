import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open-database.ts'
import { quietLog } from './quiet-log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that was used and left in order, to be copied. */
    usedFolder: string
  }
}

const made: string[] = []

/** Makes one data folder for all tests of the project, migrated, as an earlier run leaves it. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-used-'))
  // A run that is ended by a signal gets no teardown.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  made.push(folder)
  // The user that the server runs as has to pass through.
  await chmod(folder, 0o711)
  await (await openDatabase({ dataDir: folder, databaseUrl: null, log: quietLog })).close()
  project.provide('usedFolder', folder)
}

export async function teardown(): Promise<void> {
  for (const folder of made) await rm(folder, { recursive: true })
}
