import { emailPattern, normalizeEmail } from '#product/email.ts'
import { addressKey } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { HelpDeps } from './mail-requests.ts'
import { insertRequest } from './repo.ts'

/** A help request of the page; the typed `email` counts only for a caller who is not signed in. */
type HelpForm = {
  helpTopic: string
  userType: 'logged_in' | 'anonymous'
  email?: string | null | undefined
}

const anHour = 3600
const detail = "You've asked for help several times."
const perPerson = { limit: 5, windowSeconds: anHour, detail }
const perNetwork = { limit: 20, windowSeconds: anHour, detail }

/**
 * Stores a help request and gives its id.
 * @throws AppError `INVALID_REQUEST` for a bad address, `UNAUTHORIZED` for a session that ended, `RATE_LIMITED`
 */
export async function askForHelp(deps: HelpDeps, actor: Actor, form: HelpForm): Promise<string> {
  const email = answerTo(actor, form)
  const { orm, secret, callCounter } = deps
  const person = actor.user?.id ?? `${actor.network}/${addressKey(secret, email)}`
  await callCounter.count(`help/network/${actor.network}`, perNetwork)
  await callCounter.count(`help/person/${person}`, perPerson)
  return await insertRequest(orm, {
    userId: form.userType === 'logged_in' ? (actor.user?.id ?? null) : null,
    email,
    topic: form.helpTopic,
    plan: actor.plan,
  })
}

function answerTo({ user }: Actor, { userType, email }: HelpForm): string {
  if (userType === 'logged_in') {
    if (user === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
    return user.email
  }
  const typed = normalizeEmail(email ?? '')
  if (typed === '') throw refuse('Email is required')
  if (!emailPattern.test(typed)) throw refuse('Please enter a valid email address')
  return typed
}

function refuse(reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.email', reason }] })
}
