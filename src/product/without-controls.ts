/**
 * Characters that steer a terminal or turn the direction of what follows them, and halves of a pair. Line
 * breaks and tabs are not among them, and neither are the marks that join or part letters.
 */
const controls = /(?![\t\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu

/** A document whose texts steer no program that shows them, whatever captions and titles hold. */
export function withoutControls<T>(document: T): T {
  const cleaned: unknown = cleanValue(document)
  // The same shape with other texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return cleaned as T
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(controls, '')
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanValue(each)]))
}
