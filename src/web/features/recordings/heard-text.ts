import type { Recording } from '#contract/recordings.ts'
import { recordingDialog } from '#messages/recording-dialog.ts'

const minuteMs = 60_000

/** The minutes of a recording that were heard; of a link that is still fetched the whole is not known. */
export function heardText({ heardMs, durationMs, state, link }: Recording): string {
  const isFetched = link !== null && state === 'receiving'
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
