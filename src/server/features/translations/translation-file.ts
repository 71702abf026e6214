import type { TranscriptFileFormat } from '#contract/transcripts.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { personOf } from '#server/features/quota/service.ts'
import {
  getTranscript,
  openReadableTranscript,
  transcriptFile,
} from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { TranslationDeps } from './context.ts'
import { readLines } from './read-translation.ts'
import type { Asked } from './read-translation.ts'
import { findTranslation, subjectOf } from './repo.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/**
 * A finished translation as a file, with the times of the original; a line that the model lost stands in the original. The file says who
 * translated it, but for SubRip, which has no room for a note: there its name does.
 * @throws AppError `NOT_FOUND` before it is finished, `INVALID_REQUEST` for captions without times
 */
export async function translationFile(
  deps: TranslationDeps,
  actor: Actor,
  { id, language, format }: Asked & { format: TranscriptFileFormat },
): Promise<ReturnType<typeof transcriptFile>> {
  const transcript = await openReadableTranscript(deps, actor, id)
  const key = { subject: subjectOf(transcript), language, engine: deps.translationEngine?.name ?? '' }
  const found = await findTranslation(deps.db, key, personOf(actor))
  if (found?.state !== 'done') throw new AppError('NOT_FOUND', "This translation isn't finished.")
  const [row, { lines, models }] = await Promise.all([getTranscript(deps, id), readLines(deps, found, 0)])
  const sentences = row.sentences.map((sentence, at) => ({ ...sentence, text: lines[at] ?? sentence.text }))
  const file = transcriptFile({ ...row, sentences }, format)
  const note = `Translated into ${names.of(language) ?? language} by ${models.join(' and ')}, not checked`
  return {
    ...file,
    name: `transcript-${id}.${language}.machine.${format}`,
    text: withNote(file.text, format, note),
  }
}

function withNote(text: string, format: TranscriptFileFormat, note: string): string {
  if (format === 'srt') return text
  if (format === 'txt') return `${note}\n\n${text}`
  return text.replace('WEBVTT\n', `WEBVTT\n\nNOTE ${note.replaceAll('-->', '->')}\n`)
}
