import { ApiError, failureText } from '#web/api/api-error.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'

type QuestionFailureProps = { error: Error; onRetry: () => void; onDismiss: () => void }

/** Why a question was not answered, in its place, and what helps. */
export function QuestionFailure({ error, onRetry, onDismiss }: QuestionFailureProps) {
  const isLimit = error instanceof ApiError && error.problem?.code === 'QUESTION_LIMIT'
  return (
    <div role="alert" className={`mt-2 border-l-2 pl-3 ${isLimit ? 'border-warn' : 'border-bad'}`}>
      <p>{failureText(error)}</p>
      {!isLimit && <p className="text-sm text-muted">It didn't use one of your questions.</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {isLimit ? (
          <a href="/pricing" className={buttonClasses({ size: 'sm' })}>
            View Pricing Plans
          </a>
        ) : (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}

type LoadFailureProps = { error: Error; onRetry: () => void }

/** Says that the questions of before could not be read. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="mt-6 border-l-2 border-bad pl-3">
      <p>Your earlier questions couldn't be loaded. {failureText(error)}</p>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
