import type { CheckState } from '#contract/evidence.ts'

/** What each state is called on the page. */
export const stateWords: Record<CheckState, string> = {
  verified: 'Verified',
  reworded: 'Reworded',
  unverified: 'Unverified',
  quoted: 'Quoted',
}

/** The colour of each state; never the only difference between two of them. */
export const stateColours: Record<CheckState, string> = {
  verified: 'text-good',
  reworded: 'text-good',
  unverified: 'text-warn',
  quoted: 'text-muted',
}

/** A full dot, a half one, a ring with a mark, or a ring with a point in it: the shapes differ as well as the colours. */
export function StateDot({ state, className = '' }: { state: CheckState; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-2.5 shrink-0 ${className}`}>
      <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {state === 'verified' && <circle cx="5" cy="5" r="4.25" fill="currentColor" />}
      {state === 'quoted' && <circle cx="5" cy="5" r="2" fill="currentColor" />}
      {state === 'reworded' && <path d="M5 .75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />}
      {state === 'unverified' && (
        <path d="M5 2.8v2.6M5 7v.2" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
      )}
    </svg>
  )
}
