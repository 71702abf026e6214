import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, inject, it } from 'vitest'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { makeFolder } from '../data-folder.ts'

/**
 * Tells whether this process may mount a small disk that nobody else sees, and that goes with the one program
 * on it.
 */
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

/**
 * Puts a disk of a size on a folder, copies the files of a folder there, and leaves so many kB, or all that
 * there are.
 */
const onSmallDisk = `set -e
mount -t tmpfs -o size=$2,mode=711 tmpfs "$1"
if [ -n "$3" ]; then cp -R "$3/postgres" "$1"; fi
if [ -n "$4" ]; then
  head -c "$4"k /dev/zero > "$1/room"
  cat /dev/zero > "$1/filler" 2> /dev/null || true
  rm "$1/room"
fi
export DATA_DIR="$1" DATABASE_URL=
exec "$5" "$6" --without-pages`

/** The end of a start on a small disk. */
async function startOn(folder: string, disk: { size: string; used: string; roomKb: string }) {
  const given = [folder, disk.size, disk.used, disk.roomKb, process.execPath, 'src/server/main.ts']
  const child = spawnForTest('unshare', ['--mount', 'sh', '-c', onSmallDisk, 'sh', ...given])
  const [[code], printed, said] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code: Number(code), said, attempts: printed.split('lock file').length - 1 }
}

const used = inject('usedFolder')

it.runIf(canMount).each([
  ['to make the database', { size: '20m', used: '', roomKb: '' }],
  ['for the tables', { size: '40m', used: '', roomKb: '' }],
  ['for a single file', { size: '100m', used, roomKb: '0' }],
  ['for the files of the start', { size: '100m', used, roomKb: '4' }],
  ['for the log of the database', { size: '100m', used, roomKb: '200' }],
])('a start on a disk without room %s ends at once, in a sentence that says so', async (_what, disk) => {
  await using folder = await makeFolder()
  const { code, said, attempts } = await startOn(folder.path, disk)
  expect(said).toMatch(/^Précis cannot start\.\n[^\n]* is full[^\n]*\n$/)
  expect({ code, isAtOnce: attempts <= 1 }).toEqual({ code: 1, isAtOnce: true })
})
