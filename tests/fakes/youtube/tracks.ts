import { storyCues, talkCues } from '#tests/setup/caption-files.ts'
import type { StoryLanguage } from '#tests/setup/caption-files.ts'
import type { SimulatedTrack } from './video.ts'
import { secondsOf, writtenCues } from './written-cues.ts'

/** The captions of the talk that most scenarios speak. */
export const talkWritten = writtenCues(talkCues)

/** Seconds of that talk. */
export const talkSeconds = secondsOf(talkWritten)

/** The talk, written down by a person. */
export const humanTrack: SimulatedTrack = {
  language: 'en',
  automatic: false,
  name: 'English',
  cues: () => talkWritten,
}

/** The talk, as a machine heard it: words with times, in rolling lines. */
export const automaticTrack: SimulatedTrack = {
  language: 'en',
  automatic: true,
  name: 'English (auto-generated)',
  cues: () => talkWritten.map((cue) => ({ ...cue, text: cue.text.toLowerCase() })),
}

/** A short video in another language. */
export function storyTrack(language: StoryLanguage, name: string): SimulatedTrack {
  return { language, automatic: false, name, cues: () => writtenCues(storyCues(language)) }
}
