import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Bytes of the seal that stands before the content. */
export const sealBytes = 32

/** What the name of a file ends in while it is being written. */
export const unfinishedEnding = '.unfinished'

/** Writes a file whole or not at all; its seal shows later whether it is still what was written. */
export async function writeSealed(file: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = `${file}${unfinishedEnding}`
  try {
    await writeFile(unfinished, Buffer.concat([sealOf(name, content), content]))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The content of a sealed file; `null` when it is gone, damaged, or the file of another name. */
export async function readSealed(file: string, name: string): Promise<Uint8Array | null> {
  const sealed = await readFile(file).catch(() => null)
  if (sealed === null) return null
  const content = sealed.subarray(sealBytes)
  return sealOf(name, content).equals(sealed.subarray(0, sealBytes)) ? content : null
}

function sealOf(name: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(name).update('\0').update(content).digest()
}
