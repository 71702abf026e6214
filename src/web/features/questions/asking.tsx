import type { SubmitEvent } from 'react'
import { controls } from '#messages/controls.ts'
import { questionTexts } from '#messages/question-texts.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { CheckedText } from '#web/features/evidence/checked-text.tsx'
import { pageAddress } from '#web/session/page-address.ts'
import { Button, Spinner, buttonClasses } from '#web/ui/button.tsx'
import { answerKey } from './question.ts'
import type { Asking } from './questions-query.ts'

/** The id of the field for a question, which the key `/` leads to. */
const questionFieldId = 'ask-question'

type FormProps = {
  text: string
  onTextChange: (text: string) => void
  suggestions: readonly string[]
  isBusy: boolean
  onAsk: (question: string) => void
}

/** The field for a question, with some to begin with. */
export function QuestionForm({ text, onTextChange, suggestions, isBusy, onAsk }: FormProps) {
  function ask(question: string): void {
    const asked = question.trim()
    if (asked !== '' && !isBusy) onAsk(asked)
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    ask(text)
  }

  return (
    <>
      <form onSubmit={handleSubmit} className="mt-3 flex gap-2">
        <label htmlFor={questionFieldId} className="sr-only">
          {questionTexts.field}
        </label>
        <input
          id={questionFieldId}
          value={text}
          maxLength={maxQuestionCharacters}
          autoComplete="off"
          enterKeyHint="send"
          aria-keyshortcuts="/"
          placeholder={questionTexts.placeholder}
          onChange={({ target }) => onTextChange(target.value)}
          className="h-11 min-w-0 grow rounded-control border border-edge bg-surface px-3 text-ink placeholder:text-muted"
        />
        <Button type="submit" busy={isBusy}>
          {questionTexts.ask}
        </Button>
      </form>
      {suggestions.length > 0 && (
        <ul aria-label={questionTexts.suggestions} className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => ask(suggestion)}
                className="min-h-9 rounded-control border border-line bg-surface px-3 py-1.5 text-start text-sm text-muted hover:border-muted hover:text-ink"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

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

/** The reason for which a question was not answered, in its place, and a remedy. */
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
