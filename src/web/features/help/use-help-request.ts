import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { findFaults } from './find-faults.ts'
import type { HelpFaults } from './find-faults.ts'

type Fields = { email: string; helpTopic: string }

/** What is written into the form, what is wrong with it, and the sending of it. `onSent` is told when it is there. */
export function useHelpRequest({ isSignedIn, onSent }: { isSignedIn: boolean; onSent: () => void }) {
  const [fields, setFields] = useState<Fields>({ email: '', helpTopic: '' })
  const [faults, setFaults] = useState<HelpFaults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  /** What was wrong with a field is forgotten as soon as somebody writes in it. */
  function write(name: keyof Fields, value: string): void {
    setFields({ ...fields, [name]: value })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name)))
  }

  async function send(): Promise<void> {
    const found = findFaults({ ...fields, isSignedIn })
    setFaults(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const helpTopic = fields.helpTopic.trim()
      const { answerWithinHours } = await api('POST /api/help-request', {
        body: isSignedIn
          ? { helpTopic, userType: 'logged_in' }
          : { helpTopic, userType: 'anonymous', email: fields.email.trim() },
      })
      const description = `You get an answer within ${answerWithinHours} hours.`
      showToast({ title: 'Help request sent', description, tone: 'good' })
      onSent()
    } catch (error) {
      setSending(false)
      setFailure(failureText(error))
    }
  }

  return { fields, faults, failure, isSending, write, send }
}
