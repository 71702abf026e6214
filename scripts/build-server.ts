import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundlePrograms, threads } from './bundle-programs.ts'

/**
 * Bundles the server with its programs and its threads into `dist/server`, and with the other programs that
 * are named. The bundle is made in another folder and renamed at the end: a build that fails leaves the one
 * that was there.
 */

const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, 'dist/server')
const newDir = path.join(root, 'dist/server.new')
const oldDir = path.join(root, 'dist/server.old')

const programs = ['main', 'backup', 'restore', 'after-restore', 'canary', 'costs'].map(
  (name) => `src/server/${name}.ts`,
)

await bundlePrograms([...programs, ...process.argv.slice(2), ...threads], newDir)
await rm(oldDir, { recursive: true, force: true })
await rename(outDir, oldDir).catch(() => undefined)
await rename(newDir, outDir)
await rm(oldDir, { recursive: true, force: true })
