import type { CheckState } from '#contract/evidence.ts'

/** The colour of each state; never the only difference between two of them. */
export const stateColours: Record<CheckState, string> = {
  verified: 'text-good',
  'words-found': 'text-muted',
  differs: 'text-warn',
  'not-found': 'text-warn',
  quoted: 'text-muted',
  checking: 'text-muted',
}

/**
 * A full dot for what is verified, a crossed equals sign for what differs, and rings for all else: with a
 * tick, with an exclamation mark, with a point, or hollow. The shapes differ as well as the colours, at
 * twelve pixels too, where a ring has no room for the sign.
 */
export function StateDot({ state, className = '' }: { state: CheckState; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${className}`}>
      <path
        d={shapes[state]}
        fill={state === 'verified' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {state === 'quoted' && <circle cx="6" cy="6" r="2.2" fill="currentColor" />}
    </svg>
  )
}

const ring = 'M.9 6a5.1 5.1 0 1 0 10.2 0A5.1 5.1 0 1 0 .9 6z'

const shapes: Record<CheckState, string> = {
  verified: ring,
  'words-found': `${ring}M3.7 6.2 5.3 7.8 8.4 4.4`,
  differs: 'M1.8 4.2h8.4M1.8 7.8h8.4M8.2 1.4 3.8 10.6',
  'not-found': `${ring}M6 3.5v2.9M6 8.5v.1`,
  quoted: ring,
  checking: ring,
}
