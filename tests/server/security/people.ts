import { keyScopes } from '#product/key-scopes.ts'
import type { KeyScope } from '#product/key-scopes.ts'
import { maxActiveDevices } from '#product/limits.ts'
import type { PlanId } from '#product/plans.ts'
import { sql } from '#server/db/sql.ts'
import type { CallingApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

/** The address that is an admin's. */
export const adminEmail = 'admin@example.com'

/** A caller, from a network of their own. */
export type Person = { email: string; headers: Record<string, string> }

let people = 0

/** A visitor whom nobody knows. */
export function createVisitor(): Person {
  people += 1
  const address = `10.${people >> 8}.${people & 255}.1`
  return { email: `person-${people}@example.com`, headers: { 'x-forwarded-for': address } }
}

/** A user who is signed in, by the address of their own or the one that is given. */
export async function createMember(app: CallingApp, email?: string): Promise<Person> {
  const person = createVisitor()
  const { headers } = await signIn(app.deps, email ?? person.email)
  return { email: email ?? person.email, headers: { ...person.headers, ...headers } }
}

/** Gives a plan to the account of an address, for a month from now and in the place of another one. */
export async function givePlan(
  { deps }: Pick<CallingApp, 'deps'>,
  email: string,
  plan: Exclude<PlanId, 'free'>,
): Promise<void> {
  await deps.db.execute(sql`
    insert into entitlements (user_id, plan, since, until, is_demo)
    select id, ${plan}, now(), now() + interval '1 month', true from users where email = ${email}
    on conflict (user_id) do update set plan = excluded.plan`)
}

/** A user who is signed in and has a plan. */
export async function createSubscriber(app: CallingApp, plan: Exclude<PlanId, 'free'>): Promise<Person> {
  const person = await createMember(app)
  await givePlan(app, person.email, plan)
  return person
}

/** A program with an API key of an account that is signed in, from a network of its own. */
export async function createProgram(
  app: CallingApp,
  { email, headers }: Person,
  scopes: KeyScope[] = [...keyScopes],
): Promise<Person & { keyId: string; secret: string }> {
  const payload = { name: 'A program', scopes, days: 30 }
  const reply = await app.call('POST /api/keys', { headers, payload })
  if (!reply.ok) throw new Error(`No key was made: ${reply.problem.detail}`)
  const { key, secret } = reply.body
  const authorization = `Bearer ${secret}`
  return { email, keyId: key.id, secret, headers: { ...createVisitor().headers, authorization } }
}

/** A user on the device that waits until another one is removed. */
export async function createHeld(app: CallingApp, email = createVisitor().email): Promise<Person> {
  for (let device = 0; device < maxActiveDevices; device += 1) await signIn(app.deps, email)
  return await createMember(app, email)
}

/** A visitor who typed an address, theirs or not, and proved nothing. */
export async function createTyper(app: CallingApp, email: string): Promise<Person> {
  const { headers } = createVisitor()
  const jar: Jar = new Map()
  const reply = await app.call('POST /api/users/register', { headers, payload: { email } })
  keepCookies(jar, String(reply.headers['set-cookie']))
  return { email, headers: { ...headers, ...cookieHeader(jar) } }
}
