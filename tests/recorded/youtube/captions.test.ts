import { expect, it } from 'vitest'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import { playable } from '#tests/fakes/youtube/player-answer.ts'
import { humanTrack } from '#tests/fakes/youtube/tracks.ts'
import { video } from '#tests/fakes/youtube/video.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { read, recordedYoutube } from './recordings.ts'
import { transcriptBefore } from './replay.ts'

/** What each recorded caption file holds, read by people; `end` is when the last caption ends, in seconds. */
const meanings = {
  'y2b-subtitleJson3.json3.gz': { kind: 'human', cues: 151, words: 1560, first: 0.21, end: 620.66 },
  'y2b-subtitleJson3_2.json3.gz': { kind: 'automatic', cues: 1053, words: 7577, first: 0, end: 2974.8 },
} as const
const asked = { videoId: 'anyVideo001', client: 'VISIONOS', visitorData: null, time: 1 }
const wordsIn = (texts: readonly { text: string }[]): string[] =>
  texts.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word))

async function fetched(body: string, seconds: number) {
  const player = playable(asked, video({ lengthSeconds: seconds, tracks: [humanTrack] }))
  const { outcome } = await transcriptBefore(
    {
      player: () => new Response(String(player.body), { headers: player.headers }),
      timedtext: () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    },
    asked.videoId,
  )
  if (!('found' in outcome) || outcome.found === null) throw new Error(JSON.stringify(outcome))
  return outcome.found
}

describeRealData('the recorded captions', `${recordedYoutube}/captions`, (folder) => {
  it.each(Object.entries(meanings))('%s', async (file, { kind, cues, words, first, end }) => {
    const found = await fetched(read(folder, file), end)
    const last = found.cues.at(-1)
    expect({
      cues: found.cues.length,
      words: wordsIn(found.cues).length,
      first: found.cues[0]?.start,
      end: (last?.start ?? 0) + (last?.duration ?? 0),
      dropped: found.droppedCues,
    }).toEqual({ cues, words, first, end, dropped: 0 })
    expect(parseCaptions(new TextEncoder().encode(read(folder, file)), {}).captionKind).toBe(kind)
  })

  it('say the same as SubRip and as json3', async () => {
    const [json3, subrip] = ['y2b-subtitleJson3.json3.gz', 'y2b-subtitleSrt.srt.gz'].map((file) =>
      parseCaptions(new TextEncoder().encode(read(folder, file)), {}),
    )
    expect(subrip?.format).toBe('subrip')
    expect(subrip?.cues.map(({ start, text }) => ({ start, text }))).toEqual(
      json3?.cues.map(({ start, text }) => ({ start, text })),
    )
  })

  it('never overlap, and never run backwards', async () => {
    const { cues } = await fetched(read(folder, 'y2b-subtitleJson3_2.json3.gz'), 2974.8)
    for (const [i, cue] of cues.entries()) {
      const next = cues[i + 1]
      if (next !== undefined)
        expect((cue.start ?? 0) + (cue.duration ?? 0)).toBeLessThanOrEqual((next.start ?? 0) + 0.001)
    }
  })
})
