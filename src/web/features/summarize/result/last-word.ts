/** Longer than this it may be a sentence of a script without spaces, which has to be able to wrap. */
const longestWord = 24

/** A text cut before its last word, so that what follows the text can be kept on one line with that word. */
export function cutLastWord(text: string): [rest: string, last: string] {
  const cut = text.trimEnd().lastIndexOf(' ') + 1
  return text.length - cut > longestWord ? [text, ''] : [text.slice(0, cut), text.slice(cut)]
}
