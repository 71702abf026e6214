import type { CaptionChoice } from '#contract/transcripts.ts'
import type { FetchableTrack, PlayableVideo } from '../player/playable-video.ts'

type Tracks = Pick<PlayableVideo, 'tracks' | 'spokenLanguage' | 'defaultTrack'>

/**
 * Tracks that can be fetched: neither those that YouTube guards with a proof of origin (`exp=xpe`, seen with HTTP 200
 * and no content) nor its machine translations, which are refused with 429 even where the original is given.
 */
export function fetchableTracks(tracks: readonly FetchableTrack[]): FetchableTrack[] {
  return tracks.filter(({ address }) => {
    const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
    const guards = (query.get('exp') ?? '').split(',')
    return !guards.includes('xpe') && !guards.includes('xpv') && !query.has('tlang')
  })
}

/**
 * The track to take of those that can be fetched: what the person chose if there is such a one, else the spoken language
 * before others, made by a person before automatic, YouTube's own default before the rest. `null` when there is none.
 */
export function pickTrack(video: Tracks, choice: CaptionChoice | null): FetchableTrack | null {
  const tracks = fetchableTracks(video.tracks)
  const chosen = choice === null ? [] : tracks.filter((track) => fits(track, choice))
  const languages = chosen.length > 0 ? choice?.language : video.spokenLanguage
  const candidates = chosen.length > 0 ? chosen : tracks
  return best(candidates, languages ?? null, video.defaultTrack)
}

function fits(track: FetchableTrack, { language, kind }: CaptionChoice): boolean {
  return sameBase(track.language, language) && (kind === undefined || track.kind === kind)
}

/** Of equally good tracks the first. */
function best(
  tracks: readonly FetchableTrack[],
  language: string | null,
  defaultTrack: FetchableTrack | null,
): FetchableTrack | null {
  const rated = tracks.map((track) => ({ track, rates: rate(track, language, defaultTrack) }))
  return (
    rated.reduce<(typeof rated)[number] | null>(
      (leader, next) => (leader === null || isBetter(next.rates, leader.rates) ? next : leader),
      null,
    )?.track ?? null
  )
}

/** What counts, the weightiest first. */
function rate(track: FetchableTrack, language: string | null, defaultTrack: FetchableTrack | null) {
  return [
    language !== null && sameBase(track.language, language),
    track.kind === 'human',
    language !== null && canonical(track.language) === canonical(language),
    track === defaultTrack,
  ]
}

function isBetter(rates: readonly boolean[], than: readonly boolean[]): boolean {
  const first = rates.findIndex((value, i) => value !== than[i])
  return first !== -1 && rates[first] === true
}

function sameBase(one: string, other: string): boolean {
  return canonical(one).split('-')[0] === canonical(other).split('-')[0]
}

/** YouTube writes some codes in their old form, such as `iw` for Hebrew. */
function canonical(language: string): string {
  try {
    return (Intl.getCanonicalLocales(language)[0] ?? language).toLowerCase()
  } catch {
    return language.toLowerCase()
  }
}
