import type { CheckState } from '#contract/summaries.ts'

const paths: Record<CheckState, string> = {
  verified: 'm4.8 8.2 2.2 2.2 4.2-4.6',
  reworded: 'M4.6 8.9c1.1-1.7 2.3-1.7 3.4-.6s2.3 1.1 3.4-.6',
  unverified: 'M8 4.6v4.2M8 11.2v.2',
}

/** A tick, a tilde or an exclamation mark in a circle. */
export function StateIcon({ state }: { state: CheckState }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="8" cy="8" r="6.75" />
      <path d={paths[state]} />
    </svg>
  )
}
