import type { Recording } from '#contract/recordings.ts'
import { recordingDialog } from '#messages/recording-dialog.ts'

const minuteMs = 60_000
const million = 1_000_000

/**
 * The minutes of a recording that were heard; of a link or a file that the server still cuts the whole is not
 * known.
 */
export function heardText({ heardMs, durationMs, state, link, file }: Recording): string {
  if (isArriving(file)) return recordingDialog.sendingFile(...megabytes(file))
  const isFetched = (link !== null || file !== null) && state === 'receiving'
  if (!isFetched) return recordingDialog.heard(...minutes(heardMs, durationMs))
  return durationMs === 0
    ? recordingDialog.finding
    : recordingDialog.heardSoFar(Math.floor(heardMs / minuteMs))
}

/** A part and the whole in minutes; only what is whole is counted as whole. */
export function minutes(partMs: number, wholeMs: number): [number, number] {
  const whole = Math.max(1, Math.round(wholeMs / minuteMs))
  return [partMs >= wholeMs ? whole : Math.min(whole, Math.floor(partMs / minuteMs)), whole]
}

/** Tells a file that is sent whole and has not arrived. */
export function isArriving(file: Recording['file']): file is NonNullable<Recording['file']> {
  return file !== null && file.arrivedBytes < file.bytes
}

/** The part of a file that has arrived, and its size, in whole megabytes. */
function megabytes({ arrivedBytes, bytes }: NonNullable<Recording['file']>): [number, number] {
  return [Math.floor(arrivedBytes / million), wholeMegabytes(bytes)]
}

/** The size of a file in megabytes, rounded up. */
export function wholeMegabytes(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / million))
}
