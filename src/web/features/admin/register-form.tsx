import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshAdmin, serverSentence } from './admin-query.ts'
import { AdminSection } from './admin-section.tsx'

/** Registers a user by address. */
export function RegisterForm() {
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /api/admin/users', {
        body: { email: email.trim(), ...(phone.trim() === '' ? {} : { phone: phone.trim() }) },
      }),
    onSuccess: async ({ message }) => {
      setEmail('')
      setPhone('')
      showToast({
        title: 'Success',
        description: message === '' ? 'User registered successfully' : message,
        tone: 'good',
      })
      await refreshAdmin('users', 'audit')
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: serverSentence(error) ?? 'Failed to register user',
        tone: 'destructive',
      }),
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (email.trim() !== '' && !isPending) mutate()
  }

  return (
    <AdminSection title="Register User">
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" disabled={email.trim() === '' || isPending}>
          {isPending ? 'Registering...' : 'Register'}
        </Button>
      </form>
    </AdminSection>
  )
}
