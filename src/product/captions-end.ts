/** Videos often end with credits or music, so captions may end a while before them. */
const minMissingSeconds = 120
const minMissingShare = 0.1

/** The second at which captions end, if they leave a part of the video without words; else `null`. */
export function earlyCaptionsEnd(endSeconds: number | null, durationSeconds: number | null): number | null {
  if (endSeconds === null || durationSeconds === null) return null
  const missing = durationSeconds - endSeconds
  return missing > Math.max(minMissingSeconds, durationSeconds * minMissingShare) ? endSeconds : null
}
