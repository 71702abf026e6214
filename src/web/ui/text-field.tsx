import { useId } from 'react'
import type { InputHTMLAttributes, Ref } from 'react'
import { SearchIcon } from './action-icons.tsx'
import { joinClasses } from './join-classes.ts'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string
  error?: string
  inputClassName?: string
  ref?: Ref<HTMLInputElement>
}

/** An input with its label, hint and error, tied together for screen readers. */
export function TextField({ label, hint, error, className, inputClassName, ...rest }: TextFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
        className={joinClasses(
          'mt-1 h-11 w-full rounded-control border bg-surface px-3 text-ink placeholder:text-muted',
          error === undefined ? 'border-edge' : 'border-bad',
          inputClassName,
        )}
      />
      {hint !== undefined && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'placeholder'> & {
  label: string
}

/** A field to search with, whose label stands in it as long as it is empty. */
export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted">
        <SearchIcon />
      </span>
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={label}
        className="h-11 w-full rounded-control border border-edge bg-surface ps-9 pe-3 text-ink text-ellipsis placeholder:text-muted"
      />
    </div>
  )
}
