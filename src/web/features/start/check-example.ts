import type { Insight } from '#contract/evidence.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { loadLanguageWords } from '#evidence/compare/language-words.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { api } from '#web/api/api.ts'

/** Checks a line with its quote against one transcript, as every line of a summary is checked. */
export type CheckLine = (line: { text: string; quote: string }) => Insight

/** Loads an example's transcript; lines are checked in the browser by the server's code. */
export async function loadExampleCheck(videoId: string, signal: AbortSignal): Promise<CheckLine> {
  const { transcriptId } = await api(
    'GET /api/examples/:videoId',
    { params: { videoId }, query: {} },
    { signal },
  )
  const { sentences, language } = await api(
    'GET /api/transcripts/:id',
    { params: { id: transcriptId } },
    { signal },
  )
  await loadLanguageWords(language)
  const index = createEvidenceIndex(sentences, language)
  // No sentence is named, so that the words may stand anywhere.
  return ({ text, quote }) => checkStatement(index, { text, quote, sentence: -1 })
}
