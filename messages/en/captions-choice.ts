import type { CaptionTrack } from '#contract/transcripts.ts'

/** Which captions of a video a transcript is read from. */
export const captionsChoice = {
  label: 'Captions',
  choose: 'Choose',
  kinds: { human: 'Written by a person', automatic: 'Automatic' } satisfies Record<
    CaptionTrack['kind'],
    string
  >,
  fetching: 'Fetching captions...',
}
