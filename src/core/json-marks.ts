const [quote, backslash] = [0x22, 0x5c]
/** `[`, `{`, the comma and the colon. */
const marks = new Set([0x5b, 0x7b, 0x2c, 0x3a])

/** A JSON text has more marks than `max`; their number says how much memory its values take. */
export function hasMoreMarks(text: string, max: number): boolean {
  return text.length > max && countMarks(text) > max
}

/** The number of marks outside of strings in a JSON text that begin a value or stand between two. */
function countMarks(text: string): number {
  let count = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) isInString = !isInString
    else if (isInString && code === backslash) at += 1
    else if (!isInString && marks.has(code)) count += 1
  }
  return count
}
