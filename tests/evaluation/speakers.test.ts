import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { ways } from '#tests/unit/captions/ways-to-name.ts'
import { readNamedTranscripts } from '../../eval/speakers/named-transcripts.ts'
import { scoreLabels } from '../../eval/speakers/score-labels.ts'

/** A name that comes once in brackets or as a heading may as well be a note or a subject. */
const doubtful = new Set([
  'a name in brackets',
  'a name in brackets with a colon',
  'captions with names in brackets',
  'a heading in Markdown',
])

describeRealData('who speaks in real transcripts', 'eval/dev.jsonl.gz', () => {
  const transcripts = [...Map.groupBy(readNamedTranscripts(), ({ kind }) => kind)].flatMap(
    ([, [first]]) => first ?? [],
  )

  it.each(Object.entries(ways))(
    'a speaker is recognized where it is written as %s, and no word is lost',
    (name, way) => {
      for (const { turns } of transcripts) {
        const { words, right, lost } = scoreLabels(turns, way)
        expect(lost).toBe(0)
        expect(right / words).toBeGreaterThanOrEqual(doubtful.has(name) ? 0.8 : 0.99)
      }
    },
  )
})
