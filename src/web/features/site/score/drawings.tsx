import type { Interval } from '#contract/score.ts'
import { decimal } from '#web/text/decimal.ts'

type Props = { value: Interval; from: number; to: number; isOurs: boolean }

/** A mean as a dot and its interval as a bar, on a scale `from` one number `to` another. The figures stand beside it. */
export function IntervalBar({ value, from, to, isOurs }: Props) {
  const at = (figure: number): string => {
    const share = (figure - from) / (to - from)
    return `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`
  }
  return (
    <svg
      aria-hidden="true"
      className={`h-5 w-full min-w-20 overflow-visible ${isOurs ? 'text-accent' : 'text-muted'}`}
    >
      <line x1="0" x2="100%" y1="10" y2="10" className="text-line" stroke="currentColor" />
      <line
        x1={at(value.low)}
        x2={at(value.high)}
        y1="10"
        y2="10"
        stroke="currentColor"
        strokeWidth="4"
        strokeOpacity="0.45"
        strokeLinecap="round"
      />
      <circle cx={at(value.mean)} cy="10" r="5" fill="currentColor" />
    </svg>
  )
}

/** A figure over its interval. */
export function Figure({ value }: { value: Interval }) {
  return (
    <>
      <span className="font-medium">{decimal(value.mean, 1)}</span>
      <span className="block whitespace-nowrap text-muted">
        <bdi>
          {decimal(value.low, 1)}–{decimal(value.high, 1)}
        </bdi>
      </span>
    </>
  )
}

type TenthsStripProps = { shares: readonly number[]; isOurs: boolean }

/** The share of an even spread, in percent, is a tenth; this much fills a cell. */
const full = 30

/** Ten parts of a talk, the fuller the more sentences come from there. */
export function TenthsStrip({ shares, isOurs }: TenthsStripProps) {
  return (
    <svg
      role="img"
      aria-label={shares.map((share) => `${Math.round(share)} %`).join(', ')}
      className={`h-8 w-full min-w-30 sm:min-w-40 ${isOurs ? 'text-accent' : 'text-muted'}`}
    >
      {shares.map((share, tenth) => {
        const height = Math.min(1, share / full) * 30
        // The parts of a talk do not change their order.
        return (
          <rect
            key={tenth}
            x={`${tenth * 10 + 0.5}%`}
            width="9%"
            y={30 - height}
            height={height + 1}
            rx="1.5"
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
