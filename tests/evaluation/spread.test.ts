import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { readCaptionTranscripts } from '../../eval/caption-transcripts.ts'
import { meanOf } from '../../eval/score/bootstrap-macro.ts'
import { spreadOf } from '../../eval/spread/spread-of.ts'

describeRealData('where the lines of summaries of real captions come from', 'captions', (folder) => {
  it("a summary's source is the whole video, in every language", async () => {
    const spreads = (await readCaptionTranscripts([folder])).map(spreadOf)
    // Measured are 26 and 45; before, 33 and 43, and a single file 82.
    expect(meanOf(spreads.map(({ shares }) => shares[0] ?? 0))).toBeLessThanOrEqual(0.35)
    expect(meanOf(spreads.map(({ secondHalf }) => secondHalf))).toBeGreaterThanOrEqual(0.35)
    for (const { largest } of spreads) expect(largest).toBeLessThanOrEqual(0.5)
  })
})
