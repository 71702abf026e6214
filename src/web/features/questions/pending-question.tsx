import { controls } from '#messages/controls.ts'
import { questionTexts } from '#messages/questions.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { CheckedText } from '#web/features/evidence/checked-text.tsx'
import { pageAddress } from '#web/session/page-address.ts'
import { Button, Spinner, buttonClasses } from '#web/ui/button.tsx'
import { answerKey } from './question.ts'
import type { Asking } from './questions-query.ts'

type Props = {
  asking: Asking & { failure: Error | null }
  language: string
  onRetry: () => void
  onDismiss: () => void
}

/** A question that is being answered, with what is written of the answer, or the reason why it failed. */
export function PendingQuestion({ asking, language, onRetry, onDismiss }: Props) {
  const { question, text, sentences, failure } = asking
  const isWritten = text !== '' || sentences.length > 0
  return (
    <section aria-label={question}>
      <h4 className="text-lg font-medium text-balance" dir="auto">
        {question}
      </h4>
      {failure !== null && <QuestionFailure error={failure} onRetry={onRetry} onDismiss={onDismiss} />}
      {failure === null && !isWritten && (
        <p className="mt-2 flex items-center gap-2 text-muted">
          <Spinner />
          {questionTexts.looking}
        </p>
      )}
      {failure === null && isWritten && (
        <div className="mt-2">
          <CheckedText
            sentences={sentences}
            language={language}
            draft={text}
            keyOf={(index) => answerKey('draft', index)}
          />
        </div>
      )}
    </section>
  )
}

type QuestionFailureProps = { error: Error; onRetry: () => void; onDismiss: () => void }

/** Why a question was not answered, in its place, and what helps. */
function QuestionFailure({ error, onRetry, onDismiss }: QuestionFailureProps) {
  const isLimit = error instanceof ApiError && error.problem?.code === 'QUESTION_LIMIT'
  return (
    <div role="alert" className={`mt-2 border-s-2 ps-3 ${isLimit ? 'border-warn' : 'border-bad'}`}>
      <p>{failureText(error)}</p>
      {!isLimit && <p className="text-sm text-muted">{questionTexts.notCounted}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {isLimit ? (
          <a href={pageAddress('/pricing')} className={buttonClasses({ size: 'sm' })}>
            {questionTexts.viewPlans}
          </a>
        ) : (
          <Button size="sm" onClick={onRetry}>
            {controls.tryAgain}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          {questionTexts.dismiss}
        </Button>
      </div>
    </div>
  )
}

type LoadFailureProps = { error: Error; onRetry: () => void }

/** Says that the questions of before could not be read. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="mt-6 border-s-2 border-bad ps-3">
      <p>{questionTexts.earlierNotLoaded(failureText(error))}</p>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
        {controls.tryAgain}
      </Button>
    </div>
  )
}
