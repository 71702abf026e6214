import { AppError } from '#core/app-error.ts'
import { hasMoreMarks } from '#core/json-marks.ts'

/** Automatic captions of two days have fewer; the values of more would take more memory than a thread has. */
const maxMarks = 4_000_000

/**
 * Refuses JSON of more values than captions have, before it is parsed.
 * @throws AppError `TRANSCRIPT_EMPTY`
 */
export function refuseManyValues(text: string): void {
  if (hasMoreMarks(text, maxMarks))
    throw new AppError('TRANSCRIPT_EMPTY', 'This JSON file has more in it than captions have.')
}
