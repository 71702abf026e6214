const minuteSeconds = 60
const hourSeconds = 3600

/** Seconds as a player shows them: `0:07`, `18:15`, `1:03:48`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The wait until something is possible, rounded up: `in 40 seconds`, `in 3 minutes`, `in 2 hours`. */
export function waitingTime(seconds: number): string {
  if (seconds < minuteSeconds) return inUnits(seconds, 'second')
  if (seconds < hourSeconds) return inUnits(seconds / minuteSeconds, 'minute')
  return inUnits(seconds / hourSeconds, 'hour')
}

function inUnits(amount: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(amount))
  return `in ${whole} ${unit}${whole === 1 ? '' : 's'}`
}
