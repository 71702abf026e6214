import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { emailFault } from '#product/email.ts'

/** An address as it is typed: what its field shows, and what is wrong with it once it was sent. */
export function useEmailEntry(initial: () => string) {
  const [email, setEmail] = useState(initial)
  const [fault, setFault] = useState<string | null>(null)

  /** The address; `null` when there is something wrong with it, which the field says from then on. */
  function read(): string | null {
    const found = emailFault(email)
    setFault(found)
    return found === null ? email.trim() : null
  }

  const field = {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    value: email,
    ...(fault === null ? {} : { error: fault }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setEmail(target.value)
      setFault(null)
    },
  }
  return { field, read, refuse: setFault }
}
