import { useId } from 'react'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  error?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for a longer text with its label and error, tied together for screen readers. */
export function TextAreaField({ label, error, className, ...rest }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': errorId })}
        className={joinClasses(
          'mt-1 w-full rounded-control border bg-surface px-3 py-2 text-ink placeholder:text-muted',
          error === undefined ? 'border-edge' : 'border-bad',
        )}
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
