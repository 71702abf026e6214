import { useId } from 'react'
import type { SelectHTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  error?: string | null
  /** It stands in a form, and looks as the fields above and below it do. */
  isTall?: boolean
}

/** A small choice with its label beside it, and what went wrong with it under it. */
export function SelectField(props: SelectFieldProps) {
  const { label, error = null, isTall = false, className, children, ...rest } = props
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={joinClasses('max-w-full min-w-0 max-sm:in-data-form-columns:contents', className)}>
      <div
        className={
          isTall
            ? 'space-y-1'
            : 'flex min-w-0 items-center gap-2 max-sm:in-data-form-columns:col-span-2 max-sm:in-data-form-columns:grid max-sm:in-data-form-columns:grid-cols-subgrid'
        }
      >
        <label
          htmlFor={id}
          className={isTall ? 'block text-sm font-medium' : 'shrink-0 text-start text-sm text-muted'}
        >
          {label}
        </label>
        <select
          {...rest}
          id={id}
          aria-invalid={error !== null}
          {...(error !== null && { 'aria-describedby': errorId })}
          className={joinClasses(
            'min-w-0 rounded-control border bg-surface text-ink',
            isTall ? 'h-11 w-full px-3' : 'h-9 px-2 text-sm',
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
