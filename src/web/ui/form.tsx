import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, SubmitEvent, ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { emailTexts } from '#messages/email-texts.ts'
import { emailProblem } from '#product/email.ts'
import { Button } from './button.tsx'

/** The error of each field of a form; nothing where it is right. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>

type FormOptions<Name extends string> = {
  initial: () => Record<Name, string>
  validate: (values: Record<Name, string>) => FormErrors<Name>
  /** Takes what is filled in once nothing is wrong with it. */
  onValid: (values: Record<Name, string>) => void
  /** Called with what is filled in, after each change. */
  onWrite?: (values: Record<Name, string>) => void
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A form as it is filled in. Submitting it validates every field: what is wrong is said at its field, and the
 * first such field gets the focus. A change of a field removes its error.
 */
export function useForm<Name extends string>({ initial, validate, onValid, onWrite }: FormOptions<Name>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors<Name>>({})
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement | null>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  /** Says what is wrong with the fields, as the page or the server found. */
  function refuse(found: FormErrors<Name>): void {
    setErrors(found)
    if (Object.keys(found).length > 0) setRefusals((before) => before + 1)
  }

  /** The props of a field: what it holds, what is wrong with it, and how it changes. */
  function field(name: Name) {
    const error: string | undefined = errors[name]
    return {
      value: values[name],
      ...(error === undefined ? {} : { error }),
      onChange: ({ target }: ChangeEvent<FieldElement>) => {
        const next = { ...values, [name]: target.value }
        setValues(next)
        setErrors(withoutField(errors, name))
        onWrite?.(next)
      },
    }
  }

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const found = validate(values)
      refuse(found)
      if (Object.keys(found).length === 0) onValid(values)
    },
  }
  return { field, formProps, refuse }
}

function withoutField<Name extends string>(errors: FormErrors<Name>, name: Name): FormErrors<Name> {
  const others = { ...errors }
  delete others[name]
  return others
}

/** The properties of every field for an address. */
export const emailField = { label: emailTexts.label, type: 'email', autoComplete: 'email' } as const

/** The errors of a form that has nothing but an address to check. */
export function validateEmail({ email }: { email: string }): FormErrors<'email'> {
  const problem = emailProblem(email)
  return problem === null ? {} : { email: emailTexts.problems[problem] }
}

type Props = {
  /** The reason for which it was refused, for the reader; `null` if it wasn't. */
  error: string | null
  isBusy: boolean
  /** The label of the button that submits it. */
  submit: string
  /** Nothing can be submitted yet. */
  isOff?: boolean
  /** It takes something away. */
  isDanger?: boolean
  /** A way on beside the form, at the other edge. */
  aside?: ReactNode
  onCancel: () => void
}

/** The end of a form in a dialog: why it was refused, and its buttons. */
export function FormEnd({ error, isBusy, submit, isOff = false, isDanger = false, aside, onCancel }: Props) {
  return (
    <>
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {aside !== undefined && <div className="me-auto -ms-4">{aside}</div>}
        <Button variant="quiet" onClick={onCancel}>
          {controls.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={isOff} variant={isDanger ? 'danger' : 'primary'}>
          {submit}
        </Button>
      </div>
    </>
  )
}
