import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

/** The place where the real data has caption files. */
export const recordedCaptions = 'captions'

/** Parses a caption file of the real data as one that was uploaded under another name. */
export function readFile(folder: string, file: string, fileName?: string): ParsedCaptions {
  return parseFile(readFileSync(path.join(folder, file)), fileName)
}

/** The language that the name of a caption file says. */
export function languageOf(file: string): string {
  return /\.(ja|zh-CN|ru|de|es|fr|it|pt-BR|ar|sv)\./.exec(file)?.[1] ?? 'en'
}
