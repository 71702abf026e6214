import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { drawCard } from '../../src/server/lib/cards/draw-card.ts'
import { readModule } from './write-pages.ts'

const extrasSchema = z.object({
  cards: z.array(
    z.object({
      path: z.string(),
      words: z.object({ title: z.string(), kicker: z.string(), text: z.string() }),
      language: z.object({ tag: z.string(), direction: z.enum(['ltr', 'rtl']), motto: z.string() }),
    }),
  ),
  documents: z.array(z.object({ path: z.string(), file: z.string() })),
})

/**
 * Draws the picture that stands beside a link to each page, and copies the texts of the project that pages
 * link to.
 */
export async function writeExtras(pagesDir: string, root: string, rendererModule: unknown): Promise<void> {
  const { cards, documents } = extrasSchema.parse({ ...readModule(rendererModule) })
  for (const { path: address, words, language } of cards)
    await writeFile(await location(pagesDir, address), await drawCard(words, language))
  for (const { path: address, file } of documents) {
    await copyFile(path.join(root, file), await location(pagesDir, address))
  }
}

async function location(pagesDir: string, address: string): Promise<string> {
  const file = path.join(pagesDir, address)
  await mkdir(path.dirname(file), { recursive: true })
  return file
}
