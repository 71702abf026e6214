import type { Cue } from '#contract/transcripts.ts'
import type { ParsedCaptions, ParsedFile } from '#core/captions/raw-captions.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

/** Parses a text as if it had been uploaded. */
export function parseText(text: string, fileName?: string): ParsedFile {
  return parseFile(new TextEncoder().encode(text), fileName)
}

/** The words of cues in order, without the marks of unnamed speakers. */
export function wordsOf(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) => cue.text.split(' ')).filter((word) => word !== '>>' && word !== '')
}

/** The texts of cues. */
export function textsOf(captions: ParsedCaptions): string[] {
  return captions.cues.map((cue) => cue.text)
}
