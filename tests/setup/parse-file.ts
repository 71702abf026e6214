import { detectUnicode, sampleBytes } from '#core/captions/detect-encoding.ts'
import { detectLegacy } from '#core/captions/detect-legacy.ts'
import { parseCaptions } from '#core/captions/parse-captions.ts'
import type { ParsedFile } from '#core/captions/raw-captions.ts'

/** The encoding of a file as `detectEncoding` finds it, with nothing loaded on the way. */
export function encodingOf(bytes: Uint8Array): string {
  return detectUnicode(bytes) ?? detectLegacy(bytes.subarray(0, sampleBytes))
}

/** A caption file, read in the encoding that its bytes show. */
export function parseFile(bytes: Uint8Array, fileName?: string): ParsedFile {
  return parseCaptions(bytes, { encoding: encodingOf(bytes), fileName })
}
