/** Codes under which the detector knows a language, and languages that it takes for each other. */
const alike: readonly (readonly string[])[] = [
  ['id', 'ms'],
  ['no', 'nb', 'nn', 'da'],
  ['hi', 'mr'],
  ['hr', 'sr', 'sl'],
  ['cs', 'sk'],
]

/** Whether two languages are the same, or ones that the detector takes for each other; by their primary codes. */
export function isAlike(one: string, other: string): boolean {
  return one === other || alike.some((codes) => codes.includes(one) && codes.includes(other))
}

/** The primary code of a BCP 47 tag. */
export function primaryOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag
}
