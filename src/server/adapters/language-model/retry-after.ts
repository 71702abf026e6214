const unitSeconds: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 }

/**
 * Seconds out of a duration as Google and OpenAI write them: `26s`, `1.5s`, `6m0s`, `120ms`. `null` when it is none.
 */
export function readDuration(text: unknown): number | null {
  if (typeof text !== 'string' || !/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) return null
  const parts = text.matchAll(/(?<amount>\d+(?:\.\d+)?)(?<unit>ms|[smhd])/g)
  const seconds = [...parts].map(
    ({ groups }) => Number(groups?.['amount']) * (unitSeconds[groups?.['unit'] ?? ''] ?? 0),
  )
  return seconds.reduce((sum, each) => sum + each, 0)
}

/** Seconds to wait by the headers of an answer: `retry-after-ms`, then `retry-after` as seconds or as a date. */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds / 1000
  const text = headers['retry-after']
  if (text === undefined || text === '') return null
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000)
}
