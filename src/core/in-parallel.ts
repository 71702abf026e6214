/** Works on every item, several at a time, with results in order; the first failure ends it. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, position: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function workOn(): Promise<void> {
    for (const [position, item] of queue) results[position] = await work(item, position)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, workOn))
  return results
}
