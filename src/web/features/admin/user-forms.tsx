import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { exampleVideos } from '#product/examples.ts'
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

type Props = { email: string; onEmailChange: (email: string) => void }

/** Summarizes a video in the name of a user, who is charged for it. */
export function TestForm({ email, onEmailChange }: Props) {
  const [videoUrl, setVideoUrl] = useState<string>(exampleVideos[0].videoUrl)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /api/admin/summarize', { body: { email: email.trim(), videoUrl: videoUrl.trim() } }),
    onSuccess: async (answer) => {
      announce(answer)
      await refreshAdmin('users', 'current-user', 'usage', 'audit')
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: serverSentence(error) ?? 'Failed to generate summary',
        tone: 'destructive',
      }),
  })
  const isReady = email.trim() !== '' && videoUrl.trim() !== '' && !isPending

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isReady) mutate()
  }

  return (
    <AdminSection title="Test Summary">
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label="User email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => onEmailChange(target.value)}
        />
        <TextField
          label="Video URL"
          type="url"
          autoComplete="off"
          value={videoUrl}
          onChange={({ target }) => setVideoUrl(target.value)}
        />
        <Button type="submit" disabled={!isReady}>
          {isPending ? 'Generating...' : 'Generate Summary'}
        </Button>
        <p className="text-sm text-muted">The summary counts against this user's allowance.</p>
      </form>
    </AdminSection>
  )
}

function announce({ locked, remainingCount }: SummaryAnswer): void {
  if (locked) {
    showToast({ title: 'Error', description: 'This user has no summaries left.', tone: 'destructive' })
    return
  }
  const left = remainingCount === null ? 'unlimited' : String(remainingCount)
  showToast({
    title: 'Success',
    description: `Summary generated! User has ${left} summaries left.`,
    tone: 'good',
  })
}
