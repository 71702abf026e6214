import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { forgetUser } from '#web/session/forget-user.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeviceList, devicesText } from '../devices/device-list.tsx'
import { useQuestionFocus } from '../use-question-focus.ts'
import { Section } from './section.tsx'

/** Where the account is signed in, and the way to end all of it at once. */
export function DevicesSection() {
  return (
    <Section title="Devices" text={devicesText}>
      <DeviceList />
      <SignOutEverywhere />
    </Section>
  )
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { question, opener } = useQuestionFocus(isAsking)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/auth/logout-everywhere'),
    onSuccess: async () => {
      forgetUser()
      showToast({ title: 'Logged Out', description: 'On all devices.' })
      await navigate('/')
    },
    onError: (error) => {
      setAsking(false)
      showToast({ title: 'Error', description: failureText(error), tone: 'destructive' })
    },
  })

  if (!isAsking) {
    return (
      <Button ref={opener} variant="secondary" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-paper p-3">
      <p ref={question} tabIndex={-1} className="mr-auto text-sm outline-none">
        This signs out every device, including this one.
      </p>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        Cancel
      </Button>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        Sign out everywhere
      </Button>
    </div>
  )
}
