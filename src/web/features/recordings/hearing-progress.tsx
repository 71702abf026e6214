import { recordingDialog } from '#messages/recording-dialog.ts'
import { clockTime } from '#product/times.ts'
import type { Hearing } from './hear.ts'
import { heardText, isArriving, minutes } from './heard-text.ts'

type Props = { work: Hearing; isSignedIn: boolean; isOfLink: boolean }

/** The minutes of a recording that were heard, and its text as it comes. */
export function HearingProgress({ work, isSignedIn, isOfLink }: Props) {
  const { recording, lines } = work
  return (
    <div className="space-y-3">
      {recording === null ? (
        <p>{isOfLink ? recordingDialog.finding : recordingDialog.reading}</p>
      ) : (
        <>
          <p className="tabular-nums">{heardText(recording)}</p>
          <progress
            value={isArriving(recording.file) ? recording.file.arrivedBytes : recording.heardMs}
            max={isArriving(recording.file) ? recording.file.bytes : Math.max(1, recording.durationMs)}
            aria-label={isArriving(recording.file) ? recordingDialog.arrived : recordingDialog.progress}
            className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        </>
      )}
      <output className="block min-h-5 text-sm text-muted">{noteOf(work, isSignedIn)}</output>
      <HearingGaps gaps={recording?.gaps ?? []} />
      {lines.length > 0 && (
        <section
          aria-label={recordingDialog.text}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keys.
          tabIndex={0}
          className="max-h-56 overflow-y-auto border-y border-line py-2"
        >
          <ol className="space-y-1 font-serif">
            {lines.map(({ startMs, text, speaker }, index) => (
              <li key={`${startMs} ${index}`} className="grid grid-cols-[4rem_minmax(0,1fr)]">
                <span className="font-sans text-sm/6 text-muted tabular-nums">
                  {clockTime(startMs / 1000)}
                </span>
                <span dir="auto" className="wrap-anywhere">
                  {speaker !== undefined && <b className="font-semibold">{speaker}: </b>}
                  {text}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** The parts of a recording that could not be heard; the rest is used. */
function HearingGaps({ gaps }: { gaps: readonly { startMs: number; endMs: number }[] }) {
  if (gaps.length === 0) return null
  return (
    <p role="alert" className="text-sm text-warn tabular-nums">
      {recordingDialog.gaps(
        gaps.map((gap) => `${clockTime(gap.startMs / 1000)}–${clockTime(gap.endMs / 1000)}`),
      )}
    </p>
  )
}

function noteOf(
  { isConnectionLost, isDamaged, isSent, sentMs, recording }: Hearing,
  isSignedIn: boolean,
): string {
  if (isConnectionLost) return recordingDialog.offline
  if (recording !== null && isArriving(recording.file)) return recordingDialog.keepOpen
  if (isDamaged) return recordingDialog.damaged(clockTime(sentMs / 1000))
  if (typeof recording?.link === 'string')
    return isSignedIn ? recordingDialog.fetched : recordingDialog.fetchedForVisitor
  if (isSent) return isSignedIn ? recordingDialog.sent : recordingDialog.sentByVisitor
  if (recording === null) return ''
  return recordingDialog.sending(...minutes(sentMs, recording.durationMs))
}
