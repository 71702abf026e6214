import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { adminDecisions } from '#messages/admin-decisions.ts'
import { normalizeEmail } from '#product/email.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { refreshAdmin } from './admin-section.tsx'

/** A decision on an account: its button, the question before it, and its call. */
type Decision = {
  label: string
  question: string
  isDanger?: boolean
  /** The address is typed once more. */
  isTyped?: boolean
  act: () => Promise<unknown>
}

function planDecisions({ email, givenPlan }: AdminUser): Decision[] {
  const params = { email }
  if (givenPlan !== null) {
    const { name } = plans[givenPlan]
    const act = () => api('PUT /api/admin/users/:email/plan', { params, body: { plan: null } })
    return [{ label: adminDecisions.take(name), question: adminDecisions.askTake(email, name), act }]
  }
  return (['pro', 'unlimited'] as const).map((plan) => {
    const { name } = plans[plan]
    const act = () => api('PUT /api/admin/users/:email/plan', { params, body: { plan } })
    return { label: adminDecisions.give(name), question: adminDecisions.askGive(email, name), act }
  })
}

function doorDecisions({ email, isOnHold }: AdminUser): Decision[] {
  const params = { email }
  const hold = () => api('PATCH /api/admin/users/:email', { params, body: { isOnHold: !isOnHold } })
  const end = () => api('POST /api/admin/users/:email/end', { params, body: { confirmation: email } })
  return [
    isOnHold
      ? { label: adminDecisions.release, question: adminDecisions.askRelease(email), act: hold }
      : { label: adminDecisions.hold, question: adminDecisions.askHold(email), act: hold },
    {
      label: adminDecisions.end,
      question: adminDecisions.askEnd(email),
      isDanger: true,
      isTyped: true,
      act: end,
    },
  ]
}

/** The decisions of an admin on the account of a user; nobody holds or ends their own. */
export function AccountDecisions({ user }: { user: AdminUser }) {
  const account = useAccount()
  const isOwn = account.status === 'signed-in' && account.user.id === user.id
  const decisions = [...(hasPlans ? planDecisions(user) : []), ...(isOwn ? [] : doorDecisions(user))]
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {decisions.map((decision) => (
        <DecisionButton key={decision.label} decision={decision} email={user.email} />
      ))}
    </div>
  )
}

function DecisionButton({ decision, email }: { decision: Decision; email: string }) {
  const { label, question, isDanger = false, isTyped = false, act } = decision
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      cancel()
      await refreshAdmin('users', 'invitations', 'current-user', 'audit')
    },
  })
  const variant = isDanger ? 'danger' : 'secondary'
  if (!isAsking) {
    return (
      <Button ref={opener} variant={variant} size="sm" onClick={ask}>
        {label}
      </Button>
    )
  }
  return (
    <div className="w-full">
      <Confirmation text={question} onCancel={cancel} isOnCard>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          busy={isPending}
          disabled={isTyped && normalizeEmail(typed) !== email}
          onClick={() => mutate()}
        >
          {label}
        </Button>
      </Confirmation>
      {isTyped && (
        <TextField
          label={adminDecisions.typeToConfirm(email)}
          className="mt-3"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {error !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {failureText(error)}
        </p>
      )}
    </div>
  )
}
