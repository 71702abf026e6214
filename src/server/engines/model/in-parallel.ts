/** Does the work on every item, on so many at a time, and gives the results in the items' order; the first failure ends it. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function workOn(): Promise<void> {
    for (const [place, item] of queue) results[place] = await work(item, place)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, workOn))
  return results
}
