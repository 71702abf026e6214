/// <reference types="vite/types/importMeta.d.ts" />
import type { Words } from './schema.ts'

const files = import.meta.glob<Words>('./*.json', { import: 'default' })
const loaded = new Map<string, Words>()

/** The words of a language, by its code; `null` where there are none or they are not loaded. */
export function wordsOf(code: string): Words | null {
  return loaded.get(code) ?? null
}

/** Loads the words of a language into a page, if there are any. @throws where the network fails */
export async function loadWords(code: string): Promise<void> {
  const load = files[`./${code}.json`]
  if (load !== undefined && !loaded.has(code)) loaded.set(code, await load())
}
