import { AppError } from '#server/lib/app-error.ts'

/** More than 24 hours of speech or 10 MB of sensible lines hold; it bounds the work a hostile file can ask for. */
const maxCues = 500_000

/** @throws AppError `TRANSCRIPT_TOO_LONG` when there are more than 500,000 captions. */
export function refuseTooMany(cues: number): void {
  if (cues <= maxCues) return
  const limit = maxCues.toLocaleString('en')
  throw new AppError('TRANSCRIPT_TOO_LONG', `The transcript has more than ${limit} lines.`)
}
