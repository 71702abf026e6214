import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Sentence } from '#contract/transcripts.ts'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import { detectLanguage } from '#server/domain/text/detect-language.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import { extractSummary } from '#server/engines/extractive/extract-summary.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { findRealData, noRealData } from '../scripts/find-real-data.ts'

/** A caption file as the product reads it. */
export type CaptionTalk = { name: string; language: string; sentences: Sentence[] }

/** `.de.srt` or `.pt-BR.stc`: the language as the name of the file says it. */
const named = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.[a-z0-9]+$/u

/** Descriptions and chapters are no speech. */
const noSpeech = /^(?:chapters|descriptions)\.|\.md$/u

/** Files with fewer sentences have no fifths to speak of. */
const minSentences = 30

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile() && !noSpeech.test(path.basename(file)))
    .toSorted()
}

async function readTalk(file: string): Promise<CaptionTalk> {
  const name = path.basename(file)
  const { cues } = parseCaptions(readFileSync(file), { fileName: name })
  const language = named.exec(name)?.[1] ?? (await detectLanguage(cues.map(({ text }) => text).join(' ')))
  return { name, language, sentences: splitSentences(cues, language) }
}

/** The caption files of these folders and files, or of the real data; short ones and those of other writing are left out. */
export async function readCaptionTalks(places: readonly string[]): Promise<CaptionTalk[]> {
  const found = places.length > 0 ? places : [findRealData('captions')]
  const talks: CaptionTalk[] = []
  for (const place of found) {
    if (place === null) throw new Error(`There are no captions to evaluate: ${noRealData}. Or name a folder.`)
    for (const file of filesIn(place)) {
      const talk = await readTalk(file)
      if (talk.sentences.length >= minSentences) talks.push(talk)
    }
  }
  return talks
}

/** How long a talk is in seconds; `null` without times. */
export function durationOf({ sentences }: CaptionTalk): number | null {
  return sentences.at(-1)?.end ?? null
}

/** The summary of a talk by the engine that needs no model. */
export function summarizeTalk(talk: CaptionTalk): EngineResult {
  return extractSummary({
    title: null,
    channel: null,
    language: talk.language,
    durationSeconds: durationOf(talk),
    sentences: talk.sentences,
    chapters: [],
    style: 'standard',
    outputLanguage: 'en',
  })
}
