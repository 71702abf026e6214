import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    isDynamicEntry: z.boolean().optional(),
  }),
)

/** The output of Vite: a chunk for each source file that something loads, with the chunks that it imports. */
export type Manifest = z.infer<typeof manifestSchema>

/** The folder that Vite writes its manifest into, below that of the pages. */
export const manifestFolder = '.vite'

/** Reads the manifest that Vite left in the folder of the pages. */
export async function readManifest(pagesDir: string): Promise<Manifest> {
  const text = await readFile(path.join(pagesDir, manifestFolder, 'manifest.json'), 'utf8')
  return manifestSchema.parse(JSON.parse(text))
}

/** The files of some chunks and of all that they import, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest names no ${key}`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}
