import { useMutation } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/auth.ts'
import { failureText } from '#web/api/api-error.ts'
import { setAccount } from '#web/session/account-state.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Change = { work: () => Promise<CurrentUser>; done: string }

/** Changes something of the account, one change at a time; the whole page shows it at once. */
export function useAccountChange() {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: (user, { done }) => {
      setAccount({ status: 'signed-in', user })
      showToast({ title: done, tone: 'good' })
    },
  })
  return {
    isBusy: isPending,
    /** Why the last change was refused. */
    message: error === null ? null : failureText(error),
    clearError: reset,
    change: (work: Change['work'], done: string) => {
      if (!isPending) mutate({ work, done })
    },
  }
}
