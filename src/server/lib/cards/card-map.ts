import type { Node } from '@takumi-rs/core'
import type { CSSProperties } from 'react'
import type { CheckState } from '#contract/evidence.ts'
import { box, cardColours, cardSize } from './card-parts.ts'

const map = { width: cardSize.width - 160, height: 24, gap: 4, dot: 24 } as const

/** The colour of each state of a line. */
export const stateColours: Record<CheckState, string> = {
  verified: cardColours.good,
  'words-found': cardColours.muted,
  differs: cardColours.warn,
  'not-found': cardColours.warn,
  quoted: cardColours.muted,
  checking: cardColours.muted,
}

/** A full dot, a ring with a tick, or a ring: the states differ in shape as well as in colour, and the note says them. */
export function stateDot(state: CheckState): Node {
  const colour = stateColours[state]
  const ring: CSSProperties = {
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    borderRadius: 14,
    border: `3px solid ${colour}`,
    alignItems: 'center',
    justifyContent: 'center',
  }
  if (state === 'verified') return box({ ...ring, backgroundColor: colour })
  return box(ring, state === 'words-found' && box({ ...tick, borderColor: colour }))
}

/** Two sides of a small box that stands on its corner. */
const tick: CSSProperties = {
  width: 7,
  height: 13,
  marginBottom: 4,
  borderStyle: 'solid',
  borderWidth: '0 3px 3px 0',
  transform: 'rotate(45deg)',
}

/** A line on the map: where it is said, `null` where that is not known, and its state. */
export type MapDot = { second: number | null; state: CheckState }

type MapOf = { durationSeconds: number | null; chapterStarts: readonly number[]; dots: readonly MapDot[] }

/** The video to scale with its chapters, and a dot where each line is said; nothing where its length is not known. */
export function drawMap({ durationSeconds, chapterStarts, dots }: MapOf): Node {
  if (durationSeconds === null || durationSeconds <= 0) return box({ height: map.height })
  const inside = chapterStarts.filter((start) => start > 0 && start < durationSeconds)
  const starts = [0, ...inside]
  return box(
    // Time runs from left to right in every language.
    { position: 'relative', width: map.width, height: map.height, alignItems: 'center', direction: 'ltr' },
    ...starts.map((start, nth) => {
      const end = starts[nth + 1] ?? durationSeconds
      const width = Math.max(2, ((end - start) / durationSeconds) * map.width - map.gap)
      return box({
        width,
        height: 8,
        marginRight: map.gap,
        borderRadius: 4,
        backgroundColor: cardColours.line,
      })
    }),
    ...dots.flatMap(({ second, state }) =>
      second === null ? [] : [mapDot(state, Math.min(1, second / durationSeconds))],
    ),
  )
}

/** What differs is a ring here too, so that it is seen without colours. */
function mapDot(state: CheckState, share: number): Node {
  const isFlagged = state === 'differs' || state === 'not-found'
  return box({
    position: 'absolute',
    left: share * (map.width - map.dot),
    width: map.dot,
    height: map.dot,
    borderRadius: map.dot / 2,
    boxSizing: 'border-box',
    border: `4px solid ${stateColours[state]}`,
    boxShadow: `0 0 0 4px ${cardColours.paper}`,
    backgroundColor: isFlagged ? cardColours.paper : stateColours[state],
  })
}
