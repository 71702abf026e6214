import { decodeHTML } from 'entities'
import { AppError } from '#server/lib/app-error.ts'
import type { EntryTranscript } from '#server/ports/feeds.ts'
import type { SourceDeps } from './context.ts'

/** A file that a transcript of an episode is read from. */
export type EpisodeFile = { bytes: Uint8Array<ArrayBuffer>; fileName: string }

const endings: readonly (readonly [RegExp, string])[] = [
  [/subrip|srt/i, 'srt'],
  [/vtt/i, 'vtt'],
  [/json/i, 'json'],
]

/**
 * The best transcript that the feed names for an episode and that can be fetched.
 * @throws AppError `NO_TRANSCRIPT` for an episode without any, else why the last of them could not be fetched
 */
export async function readEpisode(
  { feeds }: SourceDeps,
  { transcripts }: { transcripts: readonly EntryTranscript[] },
  signal: AbortSignal,
): Promise<EpisodeFile> {
  let failure = new AppError('NO_TRANSCRIPT', 'The podcast gives no transcript of this episode.')
  for (const { url, type } of transcripts) {
    try {
      const bytes = await feeds.readTranscript(url, { signal })
      const ending = endings.find(([form]) => form.test(type))?.[1] ?? 'txt'
      return { bytes: /html/i.test(type) ? transcriptOfHtml(bytes) : bytes, fileName: `transcript.${ending}` }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failure = error
    }
  }
  throw failure
}

const dropped = /<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi
const time = /<time\b[^>]*>\s*([\d:.]+)\s*<\/time\s*>/gi
const speaker = /<cite\b[^>]*>\s*([^<]*?):?\s*<\/cite\s*>/gi

/**
 * The text of a transcript that a podcast gives as HTML: `cite` names who speaks and `time` when, each before what is said, as the
 * namespace of podcasts has it.
 */
function transcriptOfHtml(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const html = new TextDecoder().decode(bytes).replaceAll(dropped, ' ')
  const marked = html
    .replaceAll(time, '\n$1\n')
    .replaceAll(speaker, '\n$1:\n')
    .replaceAll(/<(?:p|br|div|li)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
  const lines = decodeHTML(marked)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return new TextEncoder().encode(joinTurns(lines).join('\n'))
}

/** `Anna:` and `0:04` before the text become `0:04`, then `Anna: text`: the form of a copied panel. */
function joinTurns(lines: readonly string[]): string[] {
  const turns: string[] = []
  let name = ''
  for (const line of lines) {
    if (/^[\d:.]+$/.test(line)) turns.push(line)
    else if (/^[^:]{1,80}:$/.test(line)) name = `${line} `
    else {
      turns.push(`${name}${line}`)
      name = ''
    }
  }
  return turns
}
