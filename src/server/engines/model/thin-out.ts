/** So many of the items, spread evenly, the first among them. */
export function thinOut<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, place) => items[Math.floor((place * items.length) / most)]).filter(
    (item) => item !== undefined,
  )
}
