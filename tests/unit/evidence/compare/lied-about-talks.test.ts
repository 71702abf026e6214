import { expect, it } from 'vitest'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { withCheck } from '#evidence/line-state.ts'
import { liedAboutTalks, quoteOf } from '#tests/fakes/lies/talks.ts'
import type { TalkLieKind } from '#tests/fakes/lies/talks.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

/** What a reader is shown of each kind where a checker says yes to everything. */
const shown: Readonly<Record<TalkLieKind, string>> = {
  translated: 'differs',
  'other-line': 'words-found',
  speaker: 'differs',
  outside: 'differs',
  stitched: 'not-found',
  honest: 'verified',
}

const cases = liedAboutTalks.flatMap((talk) =>
  talk.lines.map((line) => ({ talk, line, kind: line.kind, language: talk.language, text: line.text })),
)

it.each(cases)('knows what is $kind in $language: $text', ({ talk, line }) => {
  const sentences = sentencesOf(talk.said.map(([, text]) => text)).map((sentence, at) => ({
    ...sentence,
    speaker: talk.said[at]?.[0] ?? null,
  }))
  const index = createEvidenceIndex(sentences, talk.language)
  const statement = { text: line.text, quote: quoteOf(talk, line), sentence: line.quotes[0] }
  const checked = checkStatement(index, statement, { language: line.language ?? talk.language })
  expect(withCheck(checked, 'follows').state).toBe(shown[line.kind])
})
