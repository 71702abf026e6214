import { recordingDialog } from '#messages/recording-dialog.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { mediaEndings } from './media-files.ts'
import type { HearingFailure } from './use-hearing.ts'

type Props = {
  failure: HearingFailure
  /** `null` where there is nothing to try again. */
  onRetry: (() => void) | null
  /** Summarizes so many minutes, which were sent before it failed; `null` where nothing was. */
  part: { minutes: number; onUse: () => void } | null
  onPaste: (() => void) | undefined
  onClose: () => void
}

/** The reason for which a recording was not heard, and what can be done about it. */
export function RecordingFailure({ failure, onRetry, part, onPaste, onClose }: Props) {
  return (
    <div className="space-y-4">
      <div role="alert">
        <p>{reasonText(failure)}</p>
        {typeof failure === 'object' && 'noSound' in failure && failure.noSound === 'NO_MEDIA' && (
          <p className="mt-1 text-sm text-muted">
            {recordingDialog.formats} <bdi dir="ltr">{mediaEndings.join(' ')}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {part !== null && <Button onClick={part.onUse}>{recordingDialog.firstMinutes(part.minutes)}</Button>}
        {onPaste !== undefined && (
          <Button variant={part === null ? 'primary' : 'secondary'} onClick={onPaste}>
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
  return failureText(failure.error, recordingDialog.failures.STOPPED)
}

/** A file stays as it is, and so does a server without a recognizer. */
function isWorthTrying(failure: HearingFailure): boolean {
  if (typeof failure === 'string' || 'noSound' in failure) return false
  const { error } = failure
  return !(error instanceof ApiError && error.problem?.code === 'RECORDING_NEEDS_RECOGNIZER')
}
