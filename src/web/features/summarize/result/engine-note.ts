import type { Summary } from '#contract/summaries.ts'

/** How the summary was made, in one or two sentences; `null` when there is nothing to explain. */
export function engineNote(summary: Pick<Summary, 'engine' | 'language'>): string | null {
  if (summary.engine.kind === 'model') return null
  const origin = "Extracted from the speaker's own sentences, not written by an AI."
  const language = otherLanguage(summary.language)
  return language === null ? origin : `${origin} It is in ${language}, the language of the video.`
}

function otherLanguage(tag: string): string | null {
  if (tag === 'und' || tag === 'en' || tag.startsWith('en-')) return null
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? null
}
