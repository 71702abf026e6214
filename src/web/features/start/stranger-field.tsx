import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { strangerField } from '#messages/stranger-field.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * The field for a link on a page that makes no summaries itself: the home page gets the link and begins. It
 * works without scripts as well.
 */
export function StrangerField({ className = '' }: { className?: string }) {
  const navigate = useNavigate()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const url = new FormData(event.currentTarget).get('url')
    const search =
      typeof url === 'string' && url.trim() !== '' ? `?${new URLSearchParams({ url }).toString()}` : ''
    void navigate({ pathname: '/', search })
  }

  return (
    <form
      action="/"
      noValidate
      onSubmit={handleSubmit}
      className={`rounded-card border border-edge bg-surface p-2 text-start focus-within:border-accent focus-within:ring-2 focus-within:ring-accent sm:flex sm:items-center print:hidden ${className}`}
    >
      <input
        name="url"
        type="url"
        inputMode="url"
        aria-label={strangerField.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={strangerField.placeholder}
        className="h-11 w-full min-w-0 bg-transparent px-3 text-ink outline-none placeholder:text-muted"
      />
      <Button type="submit" className="w-full shrink-0 sm:w-auto">
        {strangerField.summarize}
      </Button>
    </form>
  )
}
