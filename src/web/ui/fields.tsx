import { useId } from 'react'
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes, SelectHTMLAttributes } from 'react'
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
      <FieldError id={errorId} text={error} />
    </div>
  )
}

/** The fault of what stands in a field; nothing where all is well. */
function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p id={id} role="alert" className="mt-1 text-sm text-bad">
      {text}
    </p>
  )
}

type AreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  error?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for a longer text with its label and error, tied together for screen readers. */
export function TextAreaField({ label, error, className, ...rest }: AreaProps) {
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
      <FieldError id={errorId} text={error} />
    </div>
  )
}

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
      <FieldError id={errorId} text={error ?? undefined} />
    </div>
  )
}
