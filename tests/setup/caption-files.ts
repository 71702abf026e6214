import { readFileSync } from 'node:fs'
import type { Cue } from '#contract/transcripts.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

const folder = new URL('../fixtures/captions/', import.meta.url)

/** One story about a lighthouse in the nine languages, each as a file of another format. */
export const storyFiles = {
  en: 'lighthouse.en.srt',
  de: 'lighthouse.de.vtt',
  es: 'lighthouse.es.sbv',
  fr: 'lighthouse.fr.json3',
  it: 'lighthouse.it.stc',
  // As it was written before Unicode: in Shift_JIS.
  ja: 'lighthouse.ja.sub',
  'pt-BR': 'lighthouse.pt-BR.xml',
  ru: 'lighthouse.ru.srv3',
  'zh-CN': 'lighthouse.zh-CN.panel.txt',
} as const
export type StoryLanguage = keyof typeof storyFiles

/** The nine languages of the story. */
export const languages: readonly StoryLanguage[] = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'pt-BR',
  'ru',
  'zh-CN',
]

/** The bytes of a caption file of the project. */
export function captionBytes(file: string): Uint8Array {
  return readFileSync(new URL(file, folder))
}

/** A caption file of the project, parsed. */
export function readCaptions(file: string): ParsedCaptions {
  return parseFile(captionBytes(file), file)
}

/** The captions of the story in a language. */
export function storyCues(language: StoryLanguage): readonly Cue[] {
  return readCaptions(storyFiles[language]).cues
}

/** The words of the story in a language, a line for each caption. */
export function storyText(language: StoryLanguage | 'hi' | 'ar'): string {
  // Nobody writes these two in a format of captions here: they are pasted.
  if (language === 'hi' || language === 'ar')
    return readFileSync(new URL(`lighthouse.${language}.txt`, folder), 'utf8')
  return storyCues(language)
    .map(({ text }) => text)
    .join('\n')
}

const never = new AbortController().signal
const transcript = await createSampleSource().fetch('hQVTIJBZook', { signal: never, choice: null })
if (transcript === null) throw new Error('The example talk is missing')

/** The captions of an hour's talk: the longer one of the examples that the product ships. */
export const transcriptCues: readonly Cue[] = transcript.cues
