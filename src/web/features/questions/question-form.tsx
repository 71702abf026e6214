import type { SubmitEvent } from 'react'
import { questionTexts } from '#messages/questions.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { Button } from '#web/ui/button.tsx'

/** The id of the field for a question, which the key `/` leads to. */
const questionFieldId = 'ask-question'

type Props = {
  text: string
  onTextChange: (text: string) => void
  suggestions: readonly string[]
  isBusy: boolean
  onAsk: (question: string) => void
}

/** The field for a question, with some to begin with. */
export function QuestionForm({ text, onTextChange, suggestions, isBusy, onAsk }: Props) {
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
