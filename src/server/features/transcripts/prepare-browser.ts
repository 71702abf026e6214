import { browserTranscriptSchema } from '#contract/browser-transcript.ts'
import type { BrowserTranscript } from '#contract/browser-transcript.ts'
import { cleanText } from '#server/domain/captions/clean-text.ts'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import { AppError } from '#server/lib/app-error.ts'
import { canonicalTag } from '#server/lib/language-tag.ts'
import { toStorable } from '#server/lib/storable-text.ts'
import { prepareCues } from './prepare-cues.ts'
import type { PreparedFile } from './prepare-file.ts'
import { refuseWithoutContent } from './refuse-without-content.ts'

/** What a browser read of a video, with its captions made into sentences. */
export type PreparedBrowser = PreparedFile &
  Pick<BrowserTranscript, 'title' | 'channel' | 'durationSeconds' | 'chapters'>

/**
 * Reads what the extension sent. Its captions are cleaned and mended as those of a pasted file are.
 * @throws AppError `INVALID_REQUEST` for another form, or what is wrong with the captions
 */
export async function prepareBrowser(bytes: Uint8Array): Promise<PreparedBrowser> {
  const { cues: given, language, captionKind, ...facts } = readBody(bytes)
  const asFile = new TextEncoder().encode(JSON.stringify(given))
  const { cues, timings, droppedCues, repairedCues, clockOffsetSeconds } = parseCaptions(asFile, {
    fileName: 'captions.json',
  })
  const prepared = await prepareCues(cues, canonicalTag(language ?? ''))
  refuseWithoutContent(prepared.sentences)
  return {
    ...prepared,
    timings,
    captionKind,
    droppedCues,
    repairedCues,
    clockOffsetSeconds,
    title: toLine(facts.title),
    channel: toLine(facts.channel),
    durationSeconds: facts.durationSeconds,
    chapters: facts.chapters.map(({ title, start }) => ({ title: toLine(title) ?? '', start })),
  }
}

function readBody(bytes: Uint8Array): BrowserTranscript {
  const read = browserTranscriptSchema.safeParse(parseJson(bytes))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = ['body', ...(issue?.path ?? [])].join('.')
  throw new AppError(
    'INVALID_REQUEST',
    `This is not what the extension sends: ${field}. Please update the extension.`,
  )
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** One line of text; `null` for nothing. */
function toLine(text: string | null): string | null {
  const line = toStorable(cleanText(text ?? '').replaceAll('\n', ' '))
  return line === '' ? null : line
}
