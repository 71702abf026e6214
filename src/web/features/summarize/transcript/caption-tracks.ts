import type { CaptionTrack, Transcript } from '#contract/transcripts.ts'

/** YouTube's name of the captions, or that of their language where it gives none. */
export function captionsName({ name, language }: CaptionTrack): string {
  if (name !== '' && name !== language) return name
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
}

/** Which captions a transcript was read from; `null` when that cannot be told. */
export function captionsOf({
  tracks,
  language,
  captionKind,
}: Pick<Transcript, 'tracks' | 'language' | 'captionKind'>): CaptionTrack | null {
  const ofKind = tracks.filter(({ kind }) => kind === captionKind)
  const sameLanguage = (track: CaptionTrack) => primaryTag(track.language) === primaryTag(language)
  return ofKind.find((track) => track.language === language) ?? ofKind.find(sameLanguage) ?? null
}

function primaryTag(language: string): string {
  return language.toLowerCase().split('-')[0] ?? ''
}
