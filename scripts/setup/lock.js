import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const beatMs = 1000
/** A lock that has not been touched for this long was left behind by a set-up that was killed. */
const staleMs = 6000
const pollMs = 100

/**
 * Runs `work` while no other set-up of the same folder does, so that two starts at once do not install twice.
 * @param {string} root
 * @param {() => Promise<void>} work
 * @param {(text: string) => void} [tell] is called when it has to wait
 */
export async function withLock(root, work, tell = (text) => process.stdout.write(text)) {
  const file = path.join(root, '.cache', 'setup.lock')
  await mkdir(path.dirname(file), { recursive: true })
  await acquire(file, randomUUID(), tell)
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beatMs)
  try {
    await work()
  } finally {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

/**
 * @param {string} file
 * @param {string} owner
 * @param {(text: string) => void} tell
 */
async function acquire(file, owner, tell) {
  let isWaiting = false
  for (;;) {
    if ((await create(file, owner)) && (await isStillMine(file, owner))) return
    if (!isWaiting) tell('Another set-up is under way in this folder, waiting for it\n')
    isWaiting = true
    if (await isStale(file)) await rm(file, { force: true })
    else await wait(pollMs)
  }
}

/**
 * @param {string} file
 * @param {string} owner
 */
async function create(file, owner) {
  try {
    await writeFile(file, owner, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Two that find the same stale lock may each remove "it", the slower one a fresh lock. Looking again a moment
 * later shows who has it.
 * @param {string} file
 * @param {string} owner
 */
async function isStillMine(file, owner) {
  await wait(pollMs)
  return (await readFile(file, 'utf8').catch(() => '')) === owner
}

/** @param {string} file */
async function isStale(file) {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleMs
}
