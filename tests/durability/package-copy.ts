import { cp, lstat } from 'node:fs/promises'
import { extname } from 'node:path'
import { findPackageFolder } from '#server/db/embedded/platform-package.ts'

/**
 * Copies the PostgreSQL package as npm leaves it when install scripts are skipped: without its library links.
 */
export async function copyPackageWithoutLinks(target: string): Promise<void> {
  await cp(findPackageFolder(), target, {
    recursive: true,
    filter: async (source) => extname(source) !== '.a' && !(await lstat(source)).isSymbolicLink(),
  })
}
