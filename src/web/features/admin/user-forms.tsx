import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { adminForms } from '#messages/admin-forms.ts'
import { adminTexts } from '#messages/admin-texts.ts'
import { exampleVideos } from '#product/examples.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshAdmin, serverSentence, AdminSection } from './admin-section.tsx'

/** Registers a user by address. */
export function RegisterForm() {
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /api/admin/users', {
        body: { email: email.trim(), ...(phone.trim() === '' ? {} : { phone: phone.trim() }) },
      }),
    onSuccess: async ({ isNew }) => {
      setEmail('')
      setPhone('')
      showToast({
        title: adminTexts.success,
        description: adminForms.registered(isNew),
        tone: 'good',
      })
      await refreshAdmin('users', 'audit')
    },
    onError: (error) =>
      showToast({
        title: adminTexts.error,
        description: serverSentence(error) ?? adminForms.notRegistered,
        tone: 'destructive',
      }),
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (email.trim() !== '' && !isPending) mutate()
  }

  return (
    <AdminSection title={adminForms.register}>
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label={adminForms.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextField
          label={adminForms.phone}
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" disabled={email.trim() === '' || isPending}>
          {isPending ? adminForms.sending : adminForms.send}
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
        title: adminTexts.error,
        description: serverSentence(error) ?? adminForms.notGenerated,
        tone: 'destructive',
      }),
  })
  const isReady = email.trim() !== '' && videoUrl.trim() !== '' && !isPending

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isReady) mutate()
  }

  return (
    <AdminSection title={adminForms.test}>
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label={adminForms.userEmail}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => onEmailChange(target.value)}
        />
        <TextField
          label={adminForms.video}
          type="url"
          autoComplete="off"
          value={videoUrl}
          onChange={({ target }) => setVideoUrl(target.value)}
        />
        <Button type="submit" disabled={!isReady}>
          {isPending ? adminForms.generating : adminForms.generate}
        </Button>
        <p className="text-sm text-muted">{adminForms.counts}</p>
      </form>
    </AdminSection>
  )
}

function announce({ locked, remainingCount }: SummaryAnswer): void {
  if (locked) {
    showToast({ title: adminTexts.error, description: adminForms.noneLeft, tone: 'destructive' })
    return
  }
  showToast({
    title: adminTexts.success,
    description:
      remainingCount === null ? adminForms.generatedUnlimited : adminForms.generated(remainingCount),
    tone: 'good',
  })
}
