import type { CheckState } from '#contract/evidence.ts'

/** A full dot, a half one, a ring with a mark in it, or a ring: the states differ in shape as well as in colour. */
export function StateDot({ state }: { state: CheckState }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 shrink-0">
      <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {state === 'verified' && <circle cx="5" cy="5" r="4.25" fill="currentColor" />}
      {state === 'reworded' && <path d="M5 .75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />}
      {state === 'unverified' && (
        <path d="M5 2.8v2.6M5 7v.2" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
      )}
    </svg>
  )
}
