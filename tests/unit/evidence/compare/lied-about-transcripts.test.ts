import { expect, it } from 'vitest'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { withCheck } from '#evidence/line-state.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { liedAboutTranscripts, quoteOf } from '../../../fakes/lies/transcripts.ts'
import type { TranscriptLieKind } from '../../../fakes/lies/transcripts.ts'

/** What a reader is shown of each kind where a checker says yes to everything. */
const shown: Readonly<Record<TranscriptLieKind, string>> = {
  translated: 'differs',
  'other-line': 'words-found',
  speaker: 'differs',
  outside: 'differs',
  stitched: 'not-found',
  honest: 'verified',
}

const cases = liedAboutTranscripts.flatMap((transcript) =>
  transcript.lines.map((line) => ({
    transcript,
    line,
    kind: line.kind,
    language: transcript.language,
    text: line.text,
  })),
)

it.each(cases)('the comparison knows what is $kind in $language: $text', ({ transcript, line }) => {
  const sentences = sentencesOf(transcript.said.map(([, text]) => text)).map((sentence, at) => ({
    ...sentence,
    speaker: transcript.said[at]?.[0] ?? null,
  }))
  const index = createEvidenceIndex(sentences, transcript.language)
  const statement = { text: line.text, quote: quoteOf(transcript, line), sentence: line.quotes[0] }
  const checked = checkStatement(index, statement, { language: line.language ?? transcript.language })
  expect(withCheck(checked, 'follows').state).toBe(shown[line.kind])
})
