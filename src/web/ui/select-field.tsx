import { useId } from 'react'
import type { SelectHTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { label: string; error?: string | null }

/** A small choice with its label beside it, and what went wrong with it under it. */
export function SelectField({ label, error = null, className, children, ...rest }: SelectFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={joinClasses('max-w-full min-w-0', className)}>
      <div className="flex min-w-0 items-center gap-2">
        <label htmlFor={id} className="shrink-0 text-sm text-muted">
          {label}
        </label>
        <select
          {...rest}
          id={id}
          aria-invalid={error !== null}
          {...(error !== null && { 'aria-describedby': errorId })}
          className={joinClasses(
            'h-9 min-w-0 rounded-control border bg-surface px-2 text-sm text-ink',
            error === null ? 'border-edge' : 'border-bad',
          )}
        >
          {children}
        </select>
      </div>
      {error !== null && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
