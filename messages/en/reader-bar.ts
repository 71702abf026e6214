import { plural } from './language.ts'

/** The controls of a voice that reads a summary aloud. */
export const readerBar = {
  title: 'Reading aloud',
  position: (position: number, count: number) => `${position} of ${count}`,
  allRead: (count: number) => plural(count, { one: 'The line is read', other: `All ${count} lines read` }),
  failed: "The voice of your device didn't work",
  previous: 'Previous line',
  next: 'Next line',
  pause: 'Pause',
  goOn: 'Go on',
  readAgain: 'Read again',
  stop: 'Stop reading',
  /** How fast the voice speaks. */
  speed: 'Speed',
}
