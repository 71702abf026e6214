/** Weights by stem. */
export type Vector = ReadonlyMap<string, number>

/** How much two texts share, from 0 to 1: the cosine of the angle between them. */
export function cosine(one: Vector, other: Vector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let product = 0
  for (const [stem, weight] of few) product += weight * (many.get(stem) ?? 0)
  return product === 0 ? 0 : product / (norm(one) * norm(other))
}

function norm(vector: Vector): number {
  let sum = 0
  for (const weight of vector.values()) sum += weight * weight
  return Math.sqrt(sum)
}
