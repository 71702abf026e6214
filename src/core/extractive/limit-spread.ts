import type { Unit } from './read-units.ts'
import type { Candidate } from './weigh-salience.ts'

/** A video is looked at in so many equal parts. */
const parts = 5
/** The largest share of the shown text from one part, unless more of the video is spoken in it. */
const maxShare = 0.4

type Room = {
  /** The size of the whole video's share that may be shown, and of a sentence within it. */
  size: number
  sizeOf: (candidate: Candidate) => number
  /** The last sentence of a part may go beyond its share: long sentences would leave room unused. */
  lastMayExceed: boolean
}

/** Keeps a choice from crowding into one part of the video. */
export type SpreadLimit = {
  /** The part of the video in which a sentence stands still has room. Once it has none, it never has. */
  hasRoom: (candidate: Candidate) => boolean
  add: (candidate: Candidate) => void
}

/** Takes anything from anywhere. */
export const unlimited: SpreadLimit = { hasRoom: () => true, add: () => {} }

const partAt = (position: number): number => Math.min(parts - 1, Math.floor(parts * position))

/** In which part of the video each sentence stands. */
function findParts(candidates: readonly Candidate[]): Map<Candidate, number> {
  const positions = positionsInVideo(candidates.map(({ unit }) => unit))
  return new Map(candidates.map((candidate, at) => [candidate, partAt(positions[at] ?? 0)]))
}

/**
 * A limit on how much is shown of each fifth of the video; `candidates` are all of its sentences. A first one
 * always has room.
 */
export function limitSpread(candidates: readonly Candidate[], room: Room): SpreadLimit {
  const partOf = findParts(candidates)
  const spoken = Array.from({ length: parts }, () => 0)
  const shown = Array.from({ length: parts }, () => 0)
  let words = 0
  for (const [{ unit }, part] of partOf) {
    spoken[part] = (spoken[part] ?? 0) + unit.length
    words += unit.length
  }
  return {
    hasRoom: (candidate) => {
      const part = partOf.get(candidate) ?? 0
      const here = shown[part] ?? 0
      const limit = room.size * Math.max(maxShare, (spoken[part] ?? 0) / Math.max(1, words))
      return here === 0 || (room.lastMayExceed ? here < limit : here + room.sizeOf(candidate) <= limit)
    },
    add: (candidate) => {
      const part = partOf.get(candidate) ?? 0
      shown[part] = (shown[part] ?? 0) + room.sizeOf(candidate)
    },
  }
}

/**
 * The position of each sentence in the video that some sentences make up, from 0 to 1: by its time, else by
 * the words before it.
 */
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
