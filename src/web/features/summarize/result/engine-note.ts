import type { Summary } from '#contract/summaries.ts'
import { defaultOptions } from '#web/features/run/options.ts'
import type { SummaryOptions } from '#web/features/run/options.ts'
import { styleName } from './style-name.ts'

/** How the summary was made, in one to three sentences; `choices` are those that it was asked for with. */
export function engineNote(
  { engine, language, style }: Pick<Summary, 'engine' | 'language' | 'style'>,
  choices: SummaryOptions = defaultOptions,
): string {
  if (engine.kind === 'model')
    return `Written from the transcript by ${engine.name}. Style: ${styleName(style)}.`
  const notes = ["Extracted from the speaker's own sentences, not written by an AI."]
  const other = otherLanguage(language)
  if (other !== null) notes.push(`It is in ${other}, the language of the video.`)
  if (choices.style !== defaultOptions.style || choices.language !== defaultOptions.language) {
    notes.push('Style and language can be chosen only where a language model writes.')
  }
  return notes.join(' ')
}

function otherLanguage(tag: string): string | null {
  if (tag === 'und' || tag === 'en' || tag.startsWith('en-')) return null
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? null
}
