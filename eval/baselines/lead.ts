const minWords = 6

/** Places of the texts of at least six words, from the first on. */
export function leadOrder(texts: readonly string[]): number[] {
  return [...texts.keys()].filter((position) => (texts[position]?.split(/\s+/).length ?? 0) >= minWords)
}
