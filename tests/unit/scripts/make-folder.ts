import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A folder with the given files, gone at the end of the block that declares it; its path has a blank. */
export type Folder = AsyncDisposable & {
  dir: string
  write: (file: string, text: string) => Promise<string>
  /** Writes a program that can be run. */
  writeProgram: (file: string, text: string) => Promise<string>
}

/** Makes a folder of its own for one test. */
export async function makeFolder(files: Record<string, string> = {}): Promise<Folder> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'precis scripts '))
  const write = async (file: string, text: string): Promise<string> => {
    const location = path.join(dir, file)
    await mkdir(path.dirname(location), { recursive: true })
    await writeFile(location, text)
    return location
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  return {
    dir,
    write,
    writeProgram: async (file, text) => {
      const location = await write(file, text)
      await chmod(location, 0o755)
      return location
    },
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true }),
  }
}
