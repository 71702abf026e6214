const controlOrBreak = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const angleRun = /<{2,}|>{2,}/g
const sentenceMark = /\[(?=\s*s\s*\d)/gi

/**
 * One line of data that can pretend to be nothing else: no line breaks, no marks of sentences or of the fence, and not the
 * boundary, should anybody have guessed it.
 */
export function disarm(text: string, boundary: string): string {
  return text
    .replaceAll(controlOrBreak, ' ')
    .replaceAll(boundary, '-')
    .replaceAll(angleRun, (run) => run.charAt(0))
    .replaceAll(sentenceMark, '(')
    .trim()
}

/**
 * Encloses disarmed lines so that a model can tell data from task. `boundary` is made afresh for each summary, so nothing
 * that was written before can close the fence.
 */
export function fence(label: string, lines: readonly string[], boundary: string): string {
  return [`<<<${label} ${boundary}`, ...lines, `${label} ${boundary}>>>`].join('\n')
}

const boundaryDigits = 16

/** A boundary that nobody can guess; `random` gives numbers from 0 up to 1. */
export function createBoundary(random: () => number): string {
  return Array.from({ length: boundaryDigits }, () => Math.floor(random() * 16).toString(16)).join('')
}
