import { emailPattern, normalizeEmail } from '#product/email.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { countCall } from '#server/rate-limit/count-call.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SupportDeps } from './needs.ts'
import { insertRequest } from './repo.ts'

/** What somebody asks; `email` is what was typed, which counts only for who is not signed in. */
export type HelpWish = {
  helpTopic: string
  userType: 'logged_in' | 'anonymous'
  email?: string | null | undefined
}

const anHour = 3600
const detail = 'You have asked for help several times.'
const perPerson = { limit: 5, windowSeconds: anHour, detail }
const perNetwork = { limit: 20, windowSeconds: anHour, detail }

/**
 * Stores what somebody asks and gives its id.
 * @throws AppError `INVALID_REQUEST` for a bad address, `UNAUTHORIZED` for a sign-in that is over, `RATE_LIMITED`
 */
export async function askForHelp(deps: SupportDeps, actor: Actor, wish: HelpWish): Promise<string> {
  const email = answerTo(actor, wish)
  const { orm } = deps
  await countCall(orm, `help/network/${actor.network}`, perNetwork)
  await countCall(orm, `help/person/${actor.user?.id ?? `${actor.network}/${email}`}`, perPerson)
  return await insertRequest(orm, {
    userId: wish.userType === 'logged_in' ? (actor.user?.id ?? null) : null,
    email,
    topic: wish.helpTopic,
    plan: actor.plan,
  })
}

function answerTo({ user }: Actor, { userType, email }: HelpWish): string {
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
