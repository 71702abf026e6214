import { readClock } from '../cue-timing.ts'

/** The attributes of an element by their names. */
export type Attributes = ReadonlyMap<string, string>

/** The times of one TTML document (W3C, "Timing Attributes"), in milliseconds. */
export type TtmlClock = {
  /** A time of an element, counted from its parents' times; `null` without one, `NaN` for a bad one. */
  read: (value: string | undefined) => number | null
  /** A length, which is counted from nothing. */
  readLength: (value: string | undefined) => number | null
  /** Notes that a `body` or a `div` begins or ends: the times within it count from its own. */
  enter: (attributes: Attributes, isClosing: boolean) => void
}

const defaultFrameRate = 30
const offsetTime = /^(\d{1,12}(?:\.\d{1,9})?)(ms|s|m|h|f|t)?$/
const frameClock = /^(\d{1,3}):(\d{2}):(\d{2}):(\d{2,3})(?:\.\d{1,3})?$/

/**
 * The clock that the attributes of `tt` describe: 30 frames a second unless it says otherwise, ticks of its
 * own rate. A number without a unit is seconds, as Apple writes them.
 */
export function createTtmlClock(tt: Attributes): TtmlClock {
  const [numerator = 1, denominator = 1] = numbersOf(tt.get('frameratemultiplier'))
  const declared = Number(tt.get('framerate') ?? defaultFrameRate)
  const frameRate =
    ((declared > 0 ? declared : defaultFrameRate) * numerator) / (denominator === 0 ? 1 : denominator)
  const declaredTicks = Number(tt.get('tickrate') ?? 0)
  const tickRate = declaredTicks > 0 ? declaredTicks : tt.has('framerate') ? frameRate : 1
  const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, f: 1000 / frameRate, t: 1000 / tickRate }
  const offsets: number[] = []

  const readLength = (value: string | undefined): number | null => {
    if (value === undefined) return null
    const written = value.trim()
    const offset = offsetTime.exec(written)
    if (offset !== null) return Math.round(Number(offset[1]) * unitOf(units, offset[2] ?? 's'))
    const frames = frameClock.exec(written)
    if (frames === null) return readClock(written, 0)?.ms ?? Number.NaN
    const [, hours, minutes, seconds, frame] = frames.map(Number)
    const whole = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
    return Math.round(whole * 1000 + ((frame ?? 0) * 1000) / frameRate)
  }
  const sum = (): number => offsets.reduce((total, offset) => total + offset, 0)
  return {
    readLength,
    read: (value) => {
      const own = readLength(value)
      return own === null ? null : own + sum()
    },
    enter: (attributes, isClosing) => {
      if (isClosing) offsets.pop()
      else {
        const begin = readLength(attributes.get('begin'))
        offsets.push(begin === null || Number.isNaN(begin) ? 0 : begin)
      }
    },
  }
}

function unitOf(units: Readonly<Record<string, number>>, name: string): number {
  return units[name] ?? 1000
}

function numbersOf(value: string | undefined): number[] {
  const numbers = (value ?? '').split(/[\s:]+/).map(Number)
  return numbers.every((number) => number > 0) && value !== undefined ? numbers : []
}
