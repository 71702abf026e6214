import type { CaptionChoice, CaptionTrack } from '#contract/transcripts.ts'

/** Captions with the address they are fetched from. */
export type FetchableTrack = CaptionTrack & { address: string }

/** The captions of a video, as they are chosen from. */
export type RankableTracks<T extends FetchableTrack = FetchableTrack> = {
  tracks: T[]
  /** As YouTube writes it, such as `en-US`; `null` when it does not say. */
  spokenLanguage: string | null
  /** The captions that YouTube itself would show. */
  defaultTrack: T | null
}

/**
 * Tracks that can be fetched: neither those that YouTube guards with a proof of origin (`exp=xpe`, seen with
 * HTTP 200 and no content) nor its machine translations, which are refused with 429 even where the original
 * is given.
 */
export function fetchableTracks(tracks: readonly FetchableTrack[]): FetchableTrack[] {
  return tracks.filter(({ address }) => {
    const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
    const guards = (query.get('exp') ?? '').split(',')
    return !guards.includes('xpe') && !guards.includes('xpv') && !query.has('tlang')
  })
}

/**
 * The tracks that can be fetched, the best first: those that were chosen before others, the spoken language
 * before others, made by a person before automatic, YouTube's own default before the rest.
 */
export function rankTracks(video: RankableTracks, choice: CaptionChoice | null): FetchableTrack[] {
  const tracks = fetchableTracks(video.tracks)
  const chosen = choice === null ? [] : tracks.filter((track) => fits(track, choice))
  const language = (chosen.length > 0 ? choice?.language : null) ?? video.spokenLanguage
  return tracks
    .map((track) => ({
      track,
      rates: [chosen.includes(track), ...rate(track, language, video.defaultTrack)],
    }))
    .toSorted((a, b) => compareRates(a.rates, b.rates))
    .map(({ track }) => track)
}

function fits(track: FetchableTrack, { language, kind }: CaptionChoice): boolean {
  return isSameLanguage(track.language, language) && (kind === undefined || track.kind === kind)
}

/** The criteria of the choice, the weightiest first. */
function rate(track: FetchableTrack, language: string | null, defaultTrack: FetchableTrack | null) {
  return [
    language !== null && isSameLanguage(track.language, language),
    track.kind === 'human',
    language !== null && isSameTag(track.language, language),
    track === defaultTrack,
  ]
}

function compareRates(one: readonly boolean[], other: readonly boolean[]): number {
  const first = one.findIndex((value, i) => value !== other[i])
  if (first === -1) return 0
  return one[first] === true ? -1 : 1
}

/** A BCP 47 tag in its canonical form, such as `he` for the old `iw`; `null` for a text that is no tag. */
export function canonicalTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}

/** Two tags are the same in their canonical forms; case does not matter. */
function isSameTag(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

/** Two tags name the same language, whatever their regions. */
export function isSameLanguage(one: string, other: string): boolean {
  return comparable(one).split('-')[0] === comparable(other).split('-')[0]
}

function comparable(text: string): string {
  return (canonicalTag(text) ?? text).toLowerCase()
}
