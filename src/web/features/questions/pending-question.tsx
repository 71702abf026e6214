import { CheckedText } from '#web/features/evidence/checked-text.tsx'
import { Spinner } from '#web/ui/button.tsx'
import { QuestionFailure } from './question-failure.tsx'
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
          Looking for the answer...
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
