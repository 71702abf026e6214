import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { forgetUser } from '#web/session/forget-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeviceList, devicesText } from '../devices/device-list.tsx'
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
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/auth/logout-everywhere'),
    onSuccess: async () => {
      forgetUser()
      showToast({ title: 'Logged Out', description: 'On all devices.' })
      await navigate('/')
    },
    onError: (error) => {
      cancel()
      showToast({ title: 'Error', description: failureText(error), tone: 'destructive' })
    },
  })

  if (!isAsking) {
    return (
      <Button ref={opener} variant="secondary" onClick={ask}>
        Sign out everywhere
      </Button>
    )
  }
  return (
    <Confirmation isOnCard text="This signs out every device, including this one." onCancel={cancel}>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        Sign out everywhere
      </Button>
    </Confirmation>
  )
}
