import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Sentence } from '#contract/transcripts.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { detectLanguage } from '#core/text/detect-language.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { findRealData, noRealData } from '../scripts/find-real-data.ts'

/** A caption file as the product reads it. */
export type CaptionTranscript = { name: string; language: string; sentences: Sentence[] }

/** `.de.srt` or `.pt-BR.stc`: the language as the name of the file says it. */
const named = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.[a-z0-9]+$/u

/** Descriptions and chapters are no speech. */
const noSpeech = /^(?:chapters|descriptions)\.|\.md$/u

/** Files with fewer sentences have no fifths to speak of. */
const minSentences = 30

function filesIn(location: string): string[] {
  if (!statSync(location).isDirectory()) return [location]
  return readdirSync(location, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(location, name))
    .filter((file) => statSync(file).isFile() && !noSpeech.test(path.basename(file)))
    .toSorted()
}

async function readTranscript(file: string): Promise<CaptionTranscript> {
  const name = path.basename(file)
  const { cues } = parseFile(readFileSync(file), name)
  const language = named.exec(name)?.[1] ?? (await detectLanguage(cues.map(({ text }) => text).join(' ')))
  return { name, language, sentences: splitSentences(cues, language) }
}

/**
 * The caption files of these folders and files, or of the real data; short ones and those of other writing
 * are left out.
 */
export async function readCaptionTranscripts(locations: readonly string[]): Promise<CaptionTranscript[]> {
  const found = locations.length > 0 ? locations : [findRealData('captions')]
  const transcripts: CaptionTranscript[] = []
  for (const location of found) {
    if (location === null)
      throw new Error(`There are no captions to evaluate: ${noRealData}. Or name a folder.`)
    for (const file of filesIn(location)) {
      const transcript = await readTranscript(file)
      if (transcript.sentences.length >= minSentences) transcripts.push(transcript)
    }
  }
  return transcripts
}

/** The length of a transcript in seconds; `null` without times. */
export function durationOf({ sentences }: CaptionTranscript): number | null {
  return sentences.at(-1)?.end ?? null
}

/** The summary of a transcript by the engine that needs no model. */
export function summarizeTranscript(transcript: CaptionTranscript): EngineResult {
  return extractSummary({
    title: null,
    channel: null,
    language: transcript.language,
    durationSeconds: durationOf(transcript),
    sentences: transcript.sentences,
    chapters: [],
    style: 'standard',
    outputLanguage: 'en',
  })
}
