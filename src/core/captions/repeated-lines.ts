/** Lines of a text or words of a line that are said again and again, and how often at least. */
type Loop = { maxPeriod: number; minTimes: number }

/**
 * Places of a list at which a group of items that stood before is said again, as recognizers do that lost the
 * thread. The first time is not among them. Groups have up to `maxPeriod` items and come at least `minTimes`.
 */
export function findLoops(keys: readonly string[], { maxPeriod, minTimes }: Loop): Set<number> {
  const repeated = new Set<number>()
  for (let from = 0; from < keys.length;) {
    const end = loopEnd(keys, from, { maxPeriod, minTimes })
    if (end === null) {
      from += 1
      continue
    }
    for (let at = from + end.period; at < end.to; at += 1) repeated.add(at)
    from = end.to
  }
  return repeated
}

function loopEnd(
  keys: readonly string[],
  from: number,
  { maxPeriod, minTimes }: Loop,
): { period: number; to: number } | null {
  for (let period = 1; period <= maxPeriod; period += 1) {
    let to = from + period
    while (to < keys.length && keys[to] === keys[to - period]) to += 1
    if (to - from >= period * minTimes) return { period, to }
  }
  return null
}
