/** The last unit of a text that lost the other half of its pair. */
const halfPairAtEnd = /[\ud800-\udbff]$/

/** PostgreSQL can store a text: it has no NUL character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A text from outside without the characters that PostgreSQL cannot store. */
export function toStorable(text: string): string {
  return isStorable(text) ? text : text.toWellFormed().replaceAll('\0', '')
}

/** The beginning of a text, at most so many units, which never ends within a pair. */
export function cutText(text: string, maxUnits: number): string {
  return text.length <= maxUnits ? text : text.slice(0, maxUnits).replace(halfPairAtEnd, '')
}

/** The form of a UUID in PostgreSQL; text of any other form would make it refuse a statement. */
export const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
