import { useState } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { noteAccount } from '#web/lib/account-state.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Changes something of the account, one thing at a time; the whole page knows of it at once. */
export function useAccountChange() {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function carryOut(work: () => Promise<CurrentUser>, done: string): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      noteAccount({ status: 'signed-in', user: await work() })
      showToast({ title: done, tone: 'good' })
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** Why the last change was refused. */
    fault,
    clearFault: () => setFault(null),
    change: (work: () => Promise<CurrentUser>, done: string) => {
      if (!isBusy) void carryOut(work, done)
    },
  }
}
