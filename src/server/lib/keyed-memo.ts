/**
 * Remembers what `compute` made of the texts that were asked for lately, at most `max` of them a key. What it gives
 * `undefined` for is not remembered.
 */
export function keyedMemo<Key extends object, Value>(
  max: number,
  compute: (key: Key, text: string) => Value | undefined,
): (key: Key, text: string) => Value | undefined {
  const remembered = new WeakMap<Key, Map<string, Value>>()
  return (key, text) => {
    const values = remembered.get(key) ?? new Map<string, Value>()
    remembered.set(key, values)
    const known = values.get(text)
    if (known !== undefined) return known
    const value = compute(key, text)
    if (value === undefined) return undefined
    const [oldest] = values.keys()
    if (values.size >= max && oldest !== undefined) values.delete(oldest)
    values.set(text, value)
    return value
  }
}
