/** The same for all methods: a sentence may be three words longer than what is left, and six words end it. */
const slack = 3
const minLeft = 6

/** Takes texts in `order` while they fit into `budget` words; gives them in the order they were spoken. */
export function fillBudget(texts: readonly string[], order: readonly number[], budget: number): string {
  const chosen: number[] = []
  let left = budget
  for (const position of order) {
    const words = texts[position]?.split(/\s+/).length ?? 0
    if (left < minLeft) break
    if (words > left + slack) continue
    chosen.push(position)
    left -= words
  }
  return chosen
    .toSorted((a, b) => a - b)
    .map((position) => texts[position])
    .join(' ')
}
