import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { emailError } from '#product/email.ts'

/** An address as it is typed: what its field shows, and what is wrong with it once it was sent. */
export function useEmailEntry(initial: () => string) {
  const [email, setEmail] = useState(initial)
  const [error, setError] = useState<string | null>(null)

  /** The address; `null` when there is something wrong with it, which the field says from then on. */
  function read(): string | null {
    const found = emailError(email)
    setError(found)
    return found === null ? email.trim() : null
  }

  const field = {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    value: email,
    ...(error === null ? {} : { error }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setEmail(target.value)
      setError(null)
    },
  }
  return { field, read, refuse: setError }
}
