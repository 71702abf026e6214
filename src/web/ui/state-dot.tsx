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
 * Three marks: a disc with a tick for what is verified, a small quiet point for words that were found or
 * quoted, an exclamation mark in a ring for what differs or was not found. A hollow ring is still being
 * checked. The shapes differ as well as the colours; which of two states it is stands in the card.
 */
export function StateDot({ state, className = '' }: { state: CheckState; className?: string }) {
  const isQuiet = state === 'words-found' || state === 'quoted'
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${className}`}>
      <circle
        cx="6"
        cy="6"
        r={isQuiet ? '1.7' : '5.2'}
        fill={isQuiet || state === 'verified' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
      />
      <path
        d={signs[state]}
        fill="none"
        className={state === 'verified' ? 'stroke-paper' : 'stroke-current'}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

const exclamation = 'M6 3.4v3M6 8.5v.1'
const signs: Partial<Record<CheckState, string>> = {
  verified: 'M3.5 6.2 5.2 7.9 8.5 4.3',
  differs: exclamation,
  'not-found': exclamation,
}
