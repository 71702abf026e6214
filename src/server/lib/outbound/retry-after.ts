type Headers = Readonly<Record<string, string>>

const unitSeconds: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 }

/** Seconds of a duration by Google and OpenAI: `26s`, `1.5s`, `6m0s`, `120ms`; else `null`. */
export function readDuration(text: unknown): number | null {
  if (typeof text !== 'string' || !/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) return null
  const parts = text.matchAll(/(?<amount>\d+(?:\.\d+)?)(?<unit>ms|[smhd])/g)
  const seconds = [...parts].map(
    ({ groups }) => Number(groups?.['amount']) * (unitSeconds[groups?.['unit'] ?? ''] ?? 0),
  )
  return seconds.reduce((sum, each) => sum + each, 0)
}

const number = /^\d{1,16}(?:\.\d{1,9})?$/
/** Numbers from here on are seconds since 1970, and from there on milliseconds. */
const firstEpoch = 1e9
const firstEpochMs = 1e12

/** Seconds from `now` by a number, a duration, a date or a moment since 1970; else `null`. */
function readWait(value: string | undefined, now: number): number | null {
  const text = value?.trim() ?? ''
  if (number.test(text)) {
    const amount = Number(text)
    if (amount < firstEpoch) return amount
    return Math.max(0, ((amount < firstEpochMs ? amount * 1000 : amount) - now) / 1000)
  }
  const duration = readDuration(text)
  if (duration !== null) return duration
  // `Date.parse` takes `-1` for a year.
  const date = /[a-z:]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000)
}

/** Seconds to wait by an answer's headers: ms where they say so (OpenAI, Azure), else `retry-after`. */
export function readRetryAfter(headers: Headers, now: number): number | null {
  for (const name of ['retry-after-ms', 'x-ms-retry-after-ms']) {
    const text = headers[name]?.trim() ?? ''
    if (number.test(text)) return Number(text) / 1000
  }
  return readWait(headers['retry-after'], now)
}

/** `x-ratelimit-reset-tokens`, `x-rate-limit-reset`, `ratelimit-reset`, and Anthropic's. */
const resetName = /^(?:x-|anthropic-)?rate-?limit-(?:[a-z]+-){0,3}reset(?:-[a-z]+){0,3}$/

/**
 * The longest of the times in seconds after which what is used up is free again; a time beside which nothing
 * says what is left counts where no other does. `null` without one.
 */
export function readResetTime(headers: Headers, now: number): number | null {
  const times = Object.keys(headers)
    .filter((name) => resetName.test(name))
    .map((name) => ({
      wait: readWait(headers[name], now),
      left: headers[name.replace('reset', 'remaining')]?.trim() ?? null,
    }))
  const usedUp = times.filter(({ left }) => left !== null && Number(left) <= 0)
  const counted = usedUp.length > 0 ? usedUp : times.filter(({ left }) => left === null)
  const waits = counted.map(({ wait }) => wait).filter((wait) => wait !== null)
  return waits.length === 0 ? null : Math.max(...waits)
}
