import { setImmediate as turn } from 'node:timers/promises'
import type { Sentence } from '#contract/transcripts.ts'
import { readableParagraphs } from '#server/domain/text/readable-text.ts'
import type { Transcribed } from './context.ts'
import { presentFacts } from './present.ts'
import type { TranscriptRow } from './repo.ts'

/** Sizes of a piece, which takes some milliseconds to write. */
const sentencesAtOnce = 1000
const paragraphsAtOnce = 200

/**
 * A stored transcript as it goes on the wire, as JSON in pieces. Other calls are answered between two pieces, so that a day
 * of transcript, which is six megabytes, blocks no other caller.
 */
export async function* writeTranscript(row: TranscriptRow): AsyncGenerator<string> {
  yield `${JSON.stringify(presentFacts(row)).slice(0, -1)},"content":"`
  yield* writeContent(row.sentences)
  yield '","sentences":['
  for (let from = 0; from < row.sentences.length; from += sentencesAtOnce) {
    const piece = row.sentences.slice(from, from + sentencesAtOnce)
    yield `${from === 0 ? '' : ','}${JSON.stringify(piece).slice(1, -1)}`
    await turn()
  }
  yield ']}'
}

/** The same with whether it was stored already and came from a playlist. */
export async function* writeTranscribed(
  { row, cached }: Transcribed,
  fromPlaylist: boolean,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ cached, fromPlaylist }).slice(0, -1)},"transcript":`
  yield* writeTranscript(row)
  yield '}'
}

/** The readable text without the quotation marks around it. */
async function* writeContent(sentences: readonly Sentence[]): AsyncGenerator<string> {
  let isFirst = true
  let paragraphs: string[] = []
  for (const paragraph of readableParagraphs(sentences)) {
    paragraphs.push(paragraph)
    if (paragraphs.length < paragraphsAtOnce) continue
    yield writeParagraphs(paragraphs, isFirst)
    isFirst = false
    paragraphs = []
    await turn()
  }
  if (paragraphs.length > 0) yield writeParagraphs(paragraphs, isFirst)
}

function writeParagraphs(paragraphs: readonly string[], isFirst: boolean): string {
  const text = `${isFirst ? '' : '\n\n'}${paragraphs.join('\n\n')}`
  return JSON.stringify(text).slice(1, -1)
}
