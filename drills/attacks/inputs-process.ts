import { writeSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { outsideInputs } from '../../tests/unit/server/outside-inputs.ts'

/*
 * Reads texts as the inputs from outside that they are, one after another, each out of a file that goes then,
 * and prints when all are read. What made a text would be in memory as well, so another process does. It goes
 * on until its parent ends it.
 *
 * node drills/attacks/inputs-process.ts FOLDER
 */

const [folder = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
const files = (await readdir(folder)).toSorted()
for (const name of files) {
  const file = path.join(folder, name)
  const text = await readFile(file, 'utf8')
  await rm(file)
  // That an input is refused is the better half of what may come of it.
  await Promise.resolve(text)
    .then(outsideInputs[Number.parseInt(name, 10)]?.read)
    .catch(() => null)
}
writeSync(1, `read ${files.length}\n`)
