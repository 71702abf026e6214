/** So many of the items, spread evenly, the first among them. */
export function thinOut<Item>(items: readonly Item[], max: number): Item[] {
  if (items.length <= max) return [...items]
  return Array.from({ length: max }, (_, place) => items[Math.floor((place * items.length) / max)]).filter(
    (item) => item !== undefined,
  )
}
