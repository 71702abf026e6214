const minuteSeconds = 60
const hourSeconds = 3600

/** When something is possible again, for a sentence: `in 40 seconds`, `in 3 minutes`, `in 2 hours`; rounded up. */
export function waitingTime(seconds: number): string {
  if (seconds < minuteSeconds) return inUnits(seconds, 'second')
  if (seconds < hourSeconds) return inUnits(seconds / minuteSeconds, 'minute')
  return inUnits(seconds / hourSeconds, 'hour')
}

function inUnits(amount: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(amount))
  return `in ${whole} ${unit}${whole === 1 ? '' : 's'}`
}
