import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { failureText } from '#web/api/api-error.ts'
import { setAccount } from '#web/session/account-state.ts'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** One part of the page under its heading, or beside it where there is room. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="gap-x-12 gap-y-4 p-5 max-lg:space-y-4 sm:p-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="font-serif text-xl font-semibold">
            {title}
          </h2>
          {text !== undefined && <p className="mt-1 text-pretty text-muted">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </Card>
    </section>
  )
}

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
    /** The reason for which the last change was refused. */
    message: error === null ? null : failureText(error),
    clearError: reset,
    change: (work: Change['work'], done: string) => {
      if (!isPending) mutate({ work, done })
    },
  }
}
