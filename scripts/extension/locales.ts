import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { interfaceLanguages } from '../../src/product/interface-languages.ts'

/** Browsers and stores know Portuguese by its countries alone. */
const folders: Readonly<Record<string, readonly string[]>> = { pt: ['pt_BR', 'pt_PT'] }

const wordsSchema = z.object({ extensionManifest: z.record(z.string(), z.string()) })

/** Writes what the manifest says in each language, in the form that browsers and their stores read, into a folder. */
export async function writeLocales(folder: string): Promise<void> {
  for (const { tag } of interfaceLanguages) {
    const words = wordsSchema.parse(await import(`../../.cache/messages/${tag}/extension-manifest.ts`))
    const entries = Object.entries(words.extensionManifest).map(([name, message]) => [name, { message }])
    for (const name of folders[tag] ?? [tag]) {
      const locale = path.join(folder, '_locales', name)
      await mkdir(locale, { recursive: true })
      await writeFile(path.join(locale, 'messages.json'), JSON.stringify(Object.fromEntries(entries)))
    }
  }
}
