type Props = { shares: readonly number[]; isOurs: boolean }

/** The share of an even spread, in percent, is a tenth; this much fills a cell. */
const full = 30

/** Ten parts of a talk, the fuller the more sentences come from there. */
export function TenthsStrip({ shares, isOurs }: Props) {
  return (
    <svg
      role="img"
      aria-label={shares.map((share) => `${Math.round(share)} %`).join(', ')}
      className={`h-8 w-full min-w-40 ${isOurs ? 'text-accent' : 'text-muted'}`}
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
