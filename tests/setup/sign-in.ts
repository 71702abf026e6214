import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { login } from '#server/features/accounts/service.ts'
import type { Proof, LoginDeps } from '#server/features/accounts/service.ts'
import type { Browser } from './follow.ts'

/** The cookies of a browser by name. */
export type Jar = Map<string, string>

/** The `cookie` header of what a browser holds. */
export function cookieHeader(jar: Jar): { cookie: string } {
  return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Puts the cookies of an answer into a jar, and takes those out that it deletes. */
export function keepCookies(jar: Jar, setCookie: string | readonly string[] | undefined): void {
  for (const line of [setCookie ?? []].flat()) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  }
}

/** The headers of a new browser after this answer. */
export function cookiesOf(headers: Record<string, unknown>): { cookie: string } {
  const jar: Jar = new Map()
  keepCookies(jar, [headers['set-cookie'] ?? []].flat().map(String))
  return cookieHeader(jar)
}

type Options = {
  /** The browser; a new one when not given. It keeps the cookies of the sign-in. */
  jar?: Jar
  userAgent?: string
  proof?: Proof
}

type SignIn = { deps: LoginDeps; proof: Proof }

/** Those who are at the door, by the address that each calls. */
const signingIn = new Map<string, SignIn>()
let door: FastifyInstance | null = null

/**
 * The provider that all sign-ins go through; made once, since it takes longer than a sign-in. It listens
 * nowhere.
 */
async function openDoor(): Promise<FastifyInstance> {
  if (door !== null) return door
  const app = fastify()
  await app.register(fastifyCookie, { hook: false })
  app.decorateRequest('proxyEmail', null)
  app.post('*', async (request, reply) => {
    const found = signingIn.get(request.url)
    if (found === undefined) throw new Error('Nobody signs in at this address')
    await login(found.deps, { request, reply }, found.proof)
    return {}
  })
  return (door ??= app)
}

/**
 * Signs a browser in as a user whose address is proven, through the same door as the real ways to sign in,
 * and gives the headers of its calls.
 */
export async function signIn(
  deps: LoginDeps,
  email: string,
  { jar = new Map(), userAgent = 'Mozilla/5.0', proof = { method: 'otp', email } }: Options = {},
): Promise<{ jar: Jar; headers: { cookie: string } }> {
  const url = `/${randomUUID()}`
  signingIn.set(url, { deps, proof })
  const headers = { ...cookieHeader(jar), 'user-agent': userAgent }
  const reply = await (await openDoor()).inject({ method: 'POST', url, headers })
  signingIn.delete(url)
  if (reply.statusCode !== 200) throw new Error(`The sign-in answered ${reply.statusCode}: ${reply.body}`)
  keepCookies(jar, reply.headers['set-cookie'])
  return { jar, headers: cookieHeader(jar) }
}

/** A browser whose cookies are those of a jar. */
export function browserOf(jar: Jar): Browser {
  return {
    headers: () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    remember: ({ headers }) => {
      for (const line of headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
    },
  }
}
