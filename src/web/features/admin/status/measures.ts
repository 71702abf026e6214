const minute = 60
const hour = 60 * minute
const microUsdInDollar = 1_000_000
const bytesInStep = 1024

/** A span of time in its largest unit, like `42 s`, `3 min` or `2 h`. */
export function formatSeconds(seconds: number): string {
  if (seconds < minute) return `${Math.round(seconds)} s`
  return seconds < hour ? `${Math.round(seconds / minute)} min` : `${Math.round(seconds / hour)} h`
}

/** Millionths of a US dollar, like `$0.42`. */
export function formatDollars(microUsd: number): string {
  return `$${(microUsd / microUsdInDollar).toFixed(2)}`
}

/** A size, like `8.1 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes
  for (const unit of ['B', 'kB', 'MB', 'GB']) {
    if (size < bytesInStep) return `${unit === 'B' ? size : size.toFixed(1)} ${unit}`
    size /= bytesInStep
  }
  return `${size.toFixed(1)} TB`
}
