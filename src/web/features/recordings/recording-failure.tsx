import { recordingDialog } from '#messages/recording-dialog.ts'
import { maxFileBytes } from '#product/limits.ts'
import { mediaEndings } from '#product/media-endings.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { wholeMegabytes } from './heard-text.ts'
import type { HearingFailure } from './use-hearing.ts'

type FailureProps = {
  failure: HearingFailure
  /** Sends the file as it is; `null` where the server could not take the sound out. */
  whole?: { size: number; onSend: () => void } | null
  /** `null` where there is nothing to try again. */
  onRetry?: (() => void) | null
  /** Summarizes so many minutes, which were sent before it failed; `null` where nothing was. */
  part?: { minutes: number; onUse: () => void } | null
  onPaste: (() => void) | undefined
  onClose: () => void
}

/** The reason for which a recording was not heard, and what can be done about it. */
export function RecordingFailure({
  failure,
  whole = null,
  onRetry = null,
  part = null,
  onPaste,
  onClose,
}: FailureProps) {
  const noSound = typeof failure === 'object' && 'noSound' in failure ? failure.noSound : null
  const isUnread = noSound !== null && noSound !== 'NO_SOUND'
  const sent = isUnread && whole !== null && whole.size <= maxFileBytes ? whole : null
  return (
    <div className="space-y-4">
      <div role="alert">
        <p>{reasonText(failure)}</p>
        {sent !== null && <p className="mt-1">{recordingDialog.wholePossible}</p>}
        {noSound === 'NO_MEDIA' && (
          <p className="mt-1 text-sm text-muted">
            {recordingDialog.formats} <bdi dir="ltr">{mediaEndings.join(' ')}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {sent !== null && (
          <Button onClick={sent.onSend}>{recordingDialog.sendWhole(wholeMegabytes(sent.size))}</Button>
        )}
        {part !== null && <Button onClick={part.onUse}>{recordingDialog.firstMinutes(part.minutes)}</Button>}
        {onPaste !== undefined && (
          <Button variant={part === null && sent === null ? 'primary' : 'secondary'} onClick={onPaste}>
            {recordingDialog.paste}
          </Button>
        )}
        {onRetry !== null && isWorthTrying(failure) && (
          <Button variant="secondary" onClick={onRetry}>
            {recordingDialog.retry}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {recordingDialog.close}
        </Button>
      </div>
    </div>
  )
}

function reasonText(failure: HearingFailure): string {
  if (typeof failure === 'string') return recordingDialog.failures[failure]
  if ('noSound' in failure) return recordingDialog.failures[failure.noSound]
  if ('reason' in failure) return failure.reason
  return failureText(failure.error, recordingDialog.failures.STOPPED)
}

/** A file stays as it is, and so does a server without a recognizer. */
function isWorthTrying(failure: HearingFailure): boolean {
  if (typeof failure === 'string' || 'noSound' in failure) return false
  if ('reason' in failure) return true
  const { error } = failure
  return !(error instanceof ApiError && error.problem?.code === 'RECORDING_NEEDS_RECOGNIZER')
}
