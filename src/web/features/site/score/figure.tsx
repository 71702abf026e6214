import type { Interval } from '#contract/score.ts'

/** A figure over its interval. */
export function Figure({ value }: { value: Interval }) {
  return (
    <>
      <span className="font-medium">{value.mean.toFixed(1)}</span>
      <span className="block whitespace-nowrap text-muted">
        {value.low.toFixed(1)}–{value.high.toFixed(1)}
      </span>
    </>
  )
}
