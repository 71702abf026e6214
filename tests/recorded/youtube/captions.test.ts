import { expect, it } from 'vitest'
import { z } from 'zod'
import { playable } from '#tests/fakes/youtube/player-answer.ts'
import { humanTrack } from '#tests/fakes/youtube/tracks.ts'
import { video } from '#tests/fakes/youtube/video.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { writers } from '#tests/unit/captions/write-captions.ts'
import { read, recordedYoutube } from './recordings.ts'
import { transcriptBefore } from './replay.ts'

const segment = z.object({ utf8: z.string(), tOffsetMs: z.number().optional() })
const eventSchema = z.object({
  tStartMs: z.number(),
  dDurationMs: z.number().optional(),
  aAppend: z.number().optional(),
  segs: z.array(segment).default([]),
})
type CaptionEvent = z.infer<typeof eventSchema>

/** The events of a recorded json3 body, set-up included. */
function eventsOf(body: string): CaptionEvent[] {
  return z.object({ events: z.array(eventSchema) }).parse(JSON.parse(body)).events
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** srv3, with the times of words and the line ends that scroll. */
function inSrv3(events: readonly CaptionEvent[]): string {
  const body = events.map(({ tStartMs, dDurationMs, aAppend, segs }) => {
    const words = segs.map(({ utf8, tOffsetMs }) =>
      tOffsetMs === undefined ? escapeXml(utf8) : `<s t="${tOffsetMs}">${escapeXml(utf8)}</s>`,
    )
    const appended = aAppend === 1 ? ' a="1"' : ''
    const duration = dDurationMs === undefined ? '' : ` d="${dDurationMs}"`
    return `<p t="${tStartMs}"${duration} w="1"${appended}>${words.join('')}</p>`
  })
  return `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body>${body.join('\n')}</body></timedtext>`
}

/** Classic timedtext in seconds, escaped twice; it has no place for line ends that scroll. */
function inTimedtext(events: readonly CaptionEvent[]): string {
  const body = events.map(({ tStartMs, dDurationMs, segs }) => {
    const words = segs.map(({ utf8 }) => utf8).join('')
    const duration = dDurationMs === undefined ? '' : ` dur="${dDurationMs / 1000}"`
    return `<text start="${tStartMs / 1000}"${duration}>${escapeXml(escapeXml(words))}</text>`
  })
  return `<?xml version="1.0" encoding="utf-8" ?><transcript>${body.join('')}</transcript>`
}

/**
 * Recorded captions in the two forms of XML that YouTube gives besides, with the times as they were recorded.
 */
const xmlForms = { srv3: inSrv3, timedtext: inTimedtext } as const

/**
 * The content of each recorded caption file, read by people; `end` is when the last caption ends, in seconds.
 */
const meanings = {
  'y2b-subtitleJson3.json3.gz': { kind: 'human', cues: 151, words: 1560, first: 0.21, end: 620.66 },
  'y2b-subtitleJson3_2.json3.gz': { kind: 'automatic', cues: 1053, words: 7577, first: 0, end: 2974.8 },
} as const
/** The durations of automatic captions reach into the next line. */
const inXml = (['srv3', 'timedtext'] as const).flatMap((form) => [
  { file: 'y2b-subtitleJson3.json3.gz', form, overlaps: false },
  { file: 'y2b-subtitleJson3_2.json3.gz', form, overlaps: true },
])
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
    expect(parseFile(new TextEncoder().encode(read(folder, file))).captionKind).toBe(kind)
  })

  it('the files of a video say the same as SubRip and as json3', async () => {
    const [json3, subrip] = ['y2b-subtitleJson3.json3.gz', 'y2b-subtitleSrt.srt.gz'].map((file) =>
      parseFile(new TextEncoder().encode(read(folder, file))),
    )
    expect(subrip?.format).toBe('subrip')
    expect(subrip?.cues.map(({ start, text }) => ({ start, text }))).toEqual(
      json3?.cues.map(({ start, text }) => ({ start, text })),
    )
  })

  it.each(inXml)(
    'the files of a video say the same in $form as in json3, overlaps included: $file',
    ({ file, form, overlaps }) => {
      const body = read(folder, file)
      const events = eventsOf(body)
      const spoken = events.filter(({ segs }) => segs.some(({ utf8 }) => utf8.trim() !== ''))
      const reaching = spoken.filter(
        ({ tStartMs, dDurationMs = 0 }, i) => tStartMs + dDurationMs > (spoken[i + 1]?.tStartMs ?? Infinity),
      )
      expect(reaching.length > 0).toBe(overlaps)
      const json3 = parseFile(new TextEncoder().encode(body))
      const xml = parseFile(new TextEncoder().encode(xmlForms[form](events)))
      expect(xml.format).toBe('timedtext')
      expect(xml.cues).toEqual(json3.cues)
    },
  )

  it.each(['webvtt', 'rollingWebvtt', 'sbv', 'stc', 'panel'] as const)(
    'the files of a video say the same as %s',
    (format) => {
      const { cues } = parseFile(new TextEncoder().encode(read(folder, 'y2b-subtitleJson3.json3.gz')))
      const written = cues.map(({ start, duration, text }) => {
        const startMs = Math.round((start ?? 0) * 1000)
        return { startMs, endMs: startMs + Math.round((duration ?? 0) * 1000), text }
      })
      const again = parseFile(new TextEncoder().encode(writers[format](written)))
      expect(again.format).toBe(format === 'rollingWebvtt' ? 'webvtt' : format)
      expect(again.cues.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
      const isWhole = format === 'stc' || format === 'panel'
      expect(again.cues.map(({ start }) => start)).toEqual(
        cues.map(({ start }) => (isWhole ? Math.floor(start ?? 0) : start)),
      )
    },
  )

  it('captions never overlap, and never run backwards', async () => {
    const { cues } = await fetched(read(folder, 'y2b-subtitleJson3_2.json3.gz'), 2974.8)
    for (const [i, cue] of cues.entries()) {
      const next = cues[i + 1]
      if (next !== undefined)
        expect((cue.start ?? 0) + (cue.duration ?? 0)).toBeLessThanOrEqual((next.start ?? 0) + 0.001)
    }
  })
})
