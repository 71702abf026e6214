import { storyCues, transcriptCues } from '#tests/setup/caption-files.ts'
import type { StoryLanguage } from '#tests/setup/caption-files.ts'
import type { SimulatedTrack } from './video.ts'
import { secondsOf, writtenCues } from './written-cues.ts'

/** The captions of the transcript that most scenarios speak. */
export const transcriptWritten = writtenCues(transcriptCues)

/** Seconds of that transcript. */
export const transcriptSeconds = secondsOf(transcriptWritten)

/** The talk, written down by a person. */
export const humanTrack: SimulatedTrack = {
  language: 'en',
  automatic: false,
  name: 'English',
  cues: () => transcriptWritten,
}

/** The talk, as a machine heard it: words with times, in rolling lines. */
export const automaticTrack: SimulatedTrack = {
  language: 'en',
  automatic: true,
  name: 'English (auto-generated)',
  cues: () => transcriptWritten.map((cue) => ({ ...cue, text: cue.text.toLowerCase() })),
}

/** A short video in another language. */
export function storyTrack(language: StoryLanguage, name: string): SimulatedTrack {
  return { language, automatic: false, name, cues: () => writtenCues(storyCues(language)) }
}
