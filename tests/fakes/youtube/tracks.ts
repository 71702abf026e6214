import { fixtureCues, fixtureSeconds } from './fixture-cues.ts'
import type { SimulatedTrack } from './video.ts'

const talk = 'google-ccby/JavaScript_TheGoodParts.en.srt'

/** Seconds of the talk that most scenarios speak. */
export const talkSeconds = fixtureSeconds(talk)

/** The talk, written down by a person. */
export const humanTrack: SimulatedTrack = {
  language: 'en',
  automatic: false,
  name: 'English',
  cues: () => fixtureCues(talk),
}

/** The talk, as a machine heard it: words with times, in rolling lines. */
export const automaticTrack: SimulatedTrack = {
  language: 'en',
  automatic: true,
  name: 'English (auto-generated)',
  cues: () => fixtureCues(talk).map((cue) => ({ ...cue, text: cue.text.toLowerCase() })),
}

/** A short video in another language. */
export function demoTrack(code: string, name: string): SimulatedTrack {
  return {
    language: code,
    automatic: false,
    name,
    cues: () => fixtureCues(`google-ccby/friends_connect_demo.${code}.srt`),
  }
}
