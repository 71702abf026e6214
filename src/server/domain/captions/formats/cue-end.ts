/** What sentence-level automatic captions write for every duration, however long the line (seen 2026). */
const placeholderMs = 3000

/** A caption as YouTube times it; what is missing is `null`. */
type Timed = { startMs: number; durationMs: number | null }

/** Whether 3 seconds mean nothing in these captions: they are automatic, or most of them have just that. */
export function hasPlaceholders(cues: readonly Timed[], isAutomatic: boolean): boolean {
  return isAutomatic || cues.filter(({ durationMs }) => durationMs === placeholderMs).length > cues.length / 2
}

/**
 * When a caption of YouTube ends, in ms. Durations of automatic ones reach into the next line, so a caption ends where the
 * next begins, unless a real pause follows; then its own duration stands, if it is one.
 */
export function endBeforeNext(
  { startMs, durationMs }: Timed,
  nextStartMs: number | null,
  placeholders: boolean,
): number | null {
  const ownEnd = durationMs === null ? null : startMs + durationMs
  if (nextStartMs === null || !(nextStartMs > startMs)) return ownEnd
  const isPause = ownEnd !== null && nextStartMs > ownEnd
  const isTrusted = !(placeholders && durationMs === placeholderMs)
  return isPause && isTrusted ? ownEnd : nextStartMs
}
