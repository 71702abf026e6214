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
 * A full dot for what is verified; rings for all else: with a tick, with two lines that are not the same, with a mark, with a
 * point, or hollow. The shapes differ as well as the colours.
 */
export function StateDot({ state, className = '' }: { state: CheckState; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${className}`}>
      <circle
        cx="6"
        cy="6"
        r="5.1"
        fill={state === 'verified' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
      />
      {state === 'quoted' && <circle cx="6" cy="6" r="2.2" fill="currentColor" />}
      {state in signs && (
        <path
          d={signs[state]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}

const signs: Partial<Record<CheckState, string>> = {
  'words-found': 'M3.7 6.2 5.3 7.8 8.4 4.4',
  differs: 'M3.8 4.9h4.4M3.8 7.1h4.4M7.4 3.4 4.6 8.6',
  'not-found': 'M6 3.5v2.9M6 8.5v.1',
}
