/** Characters from this code on, and how many tokens each of them takes in the vocabularies of today's models, on the high side. */
const costs: readonly (readonly [from: number, tokens: number])[] = [
  [0x11_00, 1],
  [0x09_00, 0.7],
  [0x03_70, 0.45],
  [0x00_80, 0.4],
  [0, 0.25],
]
const digitCost = 0.45

/** About how many tokens a text has, by its scripts: four characters of Latin, one of Chinese, Japanese or Korean. */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (let at = 0; at < text.length; at += 1) tokens += costOf(text.charCodeAt(at))
  return Math.ceil(tokens)
}

function costOf(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return digitCost
  if (unit < 0x80) return 0.25
  return costs.find(([from]) => unit >= from)?.[1] ?? 1
}
