import { LRUCache } from 'lru-cache'

/**
 * Caches the results of `compute` for the texts that were asked for lately, at most `max` of them a key. A
 * result of `undefined` is not cached.
 */
export function keyedMemo<Key extends object, Value extends string | number | boolean | object>(
  max: number,
  compute: (key: Key, text: string) => Value | undefined,
): (key: Key, text: string) => Value | undefined {
  const caches = new WeakMap<Key, LRUCache<string, Value>>()
  return (key, text) => {
    const cache = caches.get(key) ?? new LRUCache<string, Value>({ max })
    caches.set(key, cache)
    const known = cache.get(text)
    if (known !== undefined) return known
    const value = compute(key, text)
    if (value !== undefined) cache.set(text, value)
    return value
  }
}
