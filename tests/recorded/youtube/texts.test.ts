import { expect, it } from 'vitest'
import { z } from 'zod'
import { factsOf, failureKinds } from '#server/adapters/youtube/failures/failure-kinds.ts'
import type { FailureKind } from '#server/adapters/youtube/failures/failure-kinds.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { read, recordedYoutube, recordingsOf } from './recordings.ts'
import { jsonAnswer, transcriptBefore } from './replay.ts'

const videoId = 'anyVideo001'
const kinds = z.custom<FailureKind>(
  (value) => typeof value === 'string' && Object.hasOwn(failureKinds, value),
)
const rowSchema = z
  .tuple([z.string(), z.string(), z.string().nullable(), kinds])
  .rest(z.record(z.string(), z.unknown()))
/** Says only that there is no video, so it isn't worth quoting. */
const saysNothing = /^(?:this )?video (?:is )?(?:not available|unavailable)$/i

describeRealData('the sentences that YouTube was quoted with', recordedYoutube, (folder) => {
  const rows = z.array(rowSchema).parse(JSON.parse(read(folder, 'texts.json')))

  it('the recorded texts are there', () => {
    expect(rows.length).toBeGreaterThan(20)
  })

  it.each(rows)('%s: %s %s', async (...[status, reason, subreason, kind, details]) => {
    const playerErrorMessageRenderer = {
      reason: { simpleText: reason },
      ...(subreason === null ? {} : { subreason: { runs: [{ text: subreason }] } }),
    }
    const { outcome } = await transcriptBefore(
      {
        player: () =>
          jsonAnswer({
            playabilityStatus: { status, reason, errorScreen: { playerErrorMessageRenderer } },
            ...(details === undefined ? {} : { videoDetails: { videoId, ...details } }),
          }),
      },
      videoId,
    )
    expect(outcome).toMatchObject({ kind, code: factsOf(kind).code })
    const said = (subreason ?? reason).replaceAll('\u2019', "'")
    const isQuoted = (kind === 'UNPLAYABLE' || kind === 'VIDEO_NOT_FOUND') && !saysNothing.test(said)
    expect('sentence' in outcome && outcome.sentence.includes(said)).toBe(isQuoted)
  })
})

/** The meaning of the pages that came in place of an answer. */
const pages: Record<string, string> = {
  'youtube_too_many_requests.html': 'ADDRESS_BLOCKED',
  'youtube_consent_page.html': 'ANSWER_CHANGED',
  'youtube_consent_page_invalid.html': 'ANSWER_CHANGED',
}

describeRealData('the recorded pages in place of answers', recordedYoutube, (folder) => {
  const recordings = recordingsOf(folder, ['page'])

  it('the texts each have a meaning in the table', () => {
    expect([...recordings.keys()].toSorted()).toEqual(Object.keys(pages).toSorted())
  })

  it.each(Object.entries(pages))('%s', async (name, kind) => {
    const { contentType = '', body } = recordings.get(name) ?? {}
    const player = (): Response => new Response(body?.(), { headers: { 'content-type': contentType } })
    expect((await transcriptBefore({ player }, videoId)).outcome).toMatchObject({ kind })
  })
})
