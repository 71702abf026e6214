/** The controls of the cuts of a video that play one after another. A moment is the place of a line in the video. */
export const reelBar = {
  title: 'Moments',
  /** After the position of a cut that plays several moments. */
  joined: (count: number) => `, ${count} moments joined`,
  allPlayed: (count: number) => `All ${count} played`,
  position: (position: number, count: number) => `${position} of ${count}`,
  stop: 'Stop playing',
  previous: 'Previous moment',
  next: 'Next moment',
  play: 'Play',
  pause: 'Pause',
  playAgain: 'Play again',
}
