import { writers } from '#tests/unit/captions/write-captions.ts'
import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'
import { json, plain } from './reply.ts'
import type { Reply } from './reply.ts'
import type { SimulatedTrack, SimulatedVideo } from './video.ts'

/** Captions in the form that is asked for. Translations are refused, guarded ones come empty without a proof. */
export function timedtext(query: URLSearchParams, video: SimulatedVideo): Reply {
  if (query.has('tlang')) return plain(429, 'Too Many Requests')
  if (query.has('exp') && !query.has('pot')) return plain(200)
  const track = video.tracks.find((candidate) => isMeant(candidate, query))
  return track === undefined ? plain(404) : written(track, query.get('fmt') ?? 'srv1')
}

function isMeant(track: SimulatedTrack, query: URLSearchParams): boolean {
  return (
    track.language === query.get('lang') &&
    track.automatic === (query.get('kind') === 'asr') &&
    (track.trackName ?? null) === query.get('name')
  )
}

function written({ automatic, cues }: SimulatedTrack, format: string): Reply {
  if (format === 'json3') return json(automatic ? automaticJson3(cues()) : JSON.parse(writers.json3(cues())))
  if (format === 'vtt') {
    const text = automatic ? writers.rollingWebvtt(cues()) : writers.webvtt(cues())
    return plain(200, text, { 'content-type': 'text/vtt; charset=UTF-8' })
  }
  const text = format === 'srv3' ? writers.srv3(cues()) : writers.timedtext(cues())
  return plain(200, text, { 'content-type': 'text/xml; charset=UTF-8' })
}

/** With the event that sets up the window and has no words. */
function automaticJson3(cues: readonly WrittenCue[]): unknown {
  const { events } = JSON.parse(writers.automaticJson3(cues))
  const dDurationMs = cues.at(-1)?.endMs ?? 0
  return {
    wireMagic: 'pb3',
    pens: [{}],
    wsWinStyles: [{}, { mhModeHint: 2, juJustifCode: 0, sdScrollDir: 3 }],
    wpWinPositions: [{}, { apPoint: 6, ahHorPos: 20, avVerPos: 100, rcRows: 2, ccCols: 40 }],
    events: [{ tStartMs: 0, dDurationMs, id: 1, wpWinPosId: 1, wsWinStyleId: 1 }, ...events],
  }
}
