/**
 * The JSON object that follows a mark in a text, such as a script of a page; `null` without one. Reads to the
 * brace that closes it, whatever follows.
 */
export function findJson(text: string, mark: RegExp): unknown {
  const found = mark.exec(text)
  if (found === null) return null
  const begin = found.index + found[0].length
  if (text[begin] !== '{') return null
  const end = endOfObject(text, begin)
  if (end === null) return null
  try {
    return JSON.parse(text.slice(begin, end))
  } catch {
    return null
  }
}

/** The index behind the object that begins at `begin`; `null` where it does not end. */
function endOfObject(text: string, begin: number): number | null {
  let depth = 0
  let isString = false
  for (let at = begin; at < text.length; at += 1) {
    const character = text[at]
    if (isString) {
      if (character === '\\') at += 1
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
