/** A time in a video, as a screen reader says it. */
export const timeChip = {
  /** A time that is estimated. */
  about: (time: string) => `about ${time}`,
  playFrom: (time: string) => `Play from ${time}`,
}
