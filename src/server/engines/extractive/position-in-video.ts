import type { Unit } from './read-units.ts'

/** Where each of some sentences begins in the video that they make up, from 0 to 1: by its time, else by the words before it. */
export function positionsInVideo(units: readonly Unit[]): number[] {
  const last = units.at(-1)?.sentence
  const duration = last?.end ?? last?.start ?? 0
  const words = Math.max(
    1,
    units.reduce((sum, { length }) => sum + length, 0),
  )
  let before = 0
  return units.map(({ sentence, length }) => {
    const position = sentence.start !== null && duration > 0 ? sentence.start / duration : before / words
    before += length
    return position
  })
}
