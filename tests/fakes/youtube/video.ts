import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'

/** Captions of a simulated video. */
export type SimulatedTrack = {
  /** As YouTube writes it. */
  language: string
  automatic: boolean
  name: string
  cues: () => readonly WrittenCue[]
  /** Guarded by a proof of origin, for all applications or for these. */
  gatedFor?: 'all' | readonly string[]
  /** The name of a track beside another of its language. */
  trackName?: string
}

/** A simulated video. */
export type SimulatedVideo = {
  title: string
  channel: string
  lengthSeconds: number
  description: string
  tracks: readonly SimulatedTrack[]
  /** YouTube's name of the sound track, such as `en-US.4`. */
  audioTrackId?: string
  /** Names of further sound tracks, such as `de-DE.10`; YouTube plays the first of these before the other. */
  dubs?: readonly string[]
  defaultTrack?: number
  /** As the page of the video shows it. */
  dateText?: string
  /** Chapters that only the page of the video has; `start` in seconds. */
  pageChapters?: readonly { title: string; start: number }[]
}

const plainVideo: SimulatedVideo = {
  title: 'A simulated video',
  channel: 'Simulated channel',
  lengthSeconds: 212,
  description: 'Made for tests.',
  tracks: [],
  dateText: 'Oct 5, 2026',
}

/** A video with what matters to a scenario, and ordinary otherwise. */
export function video(parts: Partial<SimulatedVideo>): SimulatedVideo {
  return { ...plainVideo, ...parts }
}
