import { noteAccount } from '#web/lib/account-state.ts'
import { api } from '#web/lib/api.ts'
import { forgetPerson } from '#web/lib/forget-person.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Signs this browser out and forgets what it knew of the person; `false` when the server could not be told. */
export async function logOut(): Promise<boolean> {
  try {
    await api('POST /api/auth/logout')
  } catch {
    showToast({
      title: 'Error',
      description: 'You could not be logged out. Please try again.',
      tone: 'destructive',
    })
    return false
  }
  forgetPerson()
  noteAccount({ status: 'signed-out' })
  showToast({ title: 'Logged Out' })
  return true
}
