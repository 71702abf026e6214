import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseFile } from '#tests/setup/parse-file.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { writers } from '#tests/unit/captions/write-captions.ts'

const meetingSchema = z.object({
  id: z.string(),
  transcript: z.array(z.object({ speaker: z.string().optional(), text: z.string() })),
})
type Turn = { speaker: string; text: string }

const secondsPerTurn = 4
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** SubRip with a turn a caption, each begun by the label of who speaks. */
function labelled(turns: readonly Turn[], writeLabel: (speaker: string) => string): string {
  return writers.subrip(
    turns.map(({ speaker, text }, i) => ({
      startMs: i * secondsPerTurn * 1000,
      endMs: (i + 1) * secondsPerTurn * 1000 - 100,
      text: `${writeLabel(speaker)}: ${text.replaceAll(/\s+/g, ' ')}`,
    })),
  )
}

/** The share of the words that is given to the one who said them. */
function shareOfRight(captions: string, turns: readonly Turn[]): number {
  const { cues } = parseFile(new TextEncoder().encode(captions), 'meeting.srt')
  const counts = { all: 0, right: 0 }
  for (const { start, speaker, text } of cues) {
    const said = turns[Math.floor((start ?? 0) / secondsPerTurn)]?.speaker ?? ''
    const letters = lettersOf(text).length
    counts.all += letters
    if (speaker?.toLowerCase() === said.toLowerCase()) counts.right += letters
  }
  return counts.right / counts.all
}

describeRealData('real meetings with labels', 'eval/dev.jsonl.gz', (file) => {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
  const meetings = new Map(
    lines.map((line) => {
      const { id, transcript } = meetingSchema.parse(JSON.parse(line))
      const turns = transcript.flatMap(({ speaker = '', text }) =>
        speaker === '' || text.trim() === '' ? [] : [{ speaker, text }],
      )
      return [id, turns]
    }),
  )

  it.each([
    'qmsum-Bed002',
    'qmsum-Bmr026',
    'qmsum-education_10',
    'qmsum-education_18',
    'optech-2024-01-03',
    'optopic-2022-08-03-0',
  ])('%s gives nearly all words to those who said them, in any case', (id) => {
    const turns = meetings.get(id) ?? []
    expect(turns.length).toBeGreaterThan(20)
    expect(
      shareOfRight(
        labelled(turns, (speaker) => speaker),
        turns,
      ),
    ).toBeGreaterThan(0.995)
    expect(
      shareOfRight(
        labelled(turns, (speaker) => speaker.toLowerCase()),
        turns,
      ),
    ).toBeGreaterThan(0.995)
    expect(
      shareOfRight(
        labelled(turns, (speaker) => speaker.toUpperCase()),
        turns,
      ),
    ).toBeGreaterThan(0.995)
  })
})
