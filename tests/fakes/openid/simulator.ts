import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { client, createConfiguration } from './configuration.ts'
import { people } from './people.ts'

/** A real OpenID provider on this machine, in the place of Google. */
export type OpenidSimulator = AsyncDisposable & {
  /** Its origin, which is its issuer as well. */
  issuer: string
  /** The settings that point a server at it. */
  settings: Readonly<Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>>
}

const interaction = /^\/interaction\/[\w-]+(?:\/(?<step>choose|cancel)(?:\/(?<sub>[\w-]+))?)?$/

/** Starts it on the loopback address; port 0 takes a free one. */
export async function startOpenidSimulator({
  port = 0,
  claimsInToken = true,
  hasLogout = false,
  asksEachTime = true,
} = {}): Promise<OpenidSimulator> {
  const groupless = new Set<string>()
  const server = http.createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${portOf(server)}`
  const provider = new Provider(
    issuer,
    createConfiguration({ claimsInToken, hasLogout, asksEachTime, groupless }),
  )
  // A server under test has another port each time.
  provider.Client.prototype.redirectUriAllowed = isOnThisMachine
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOnThisMachine
  const answerRest = provider.callback()

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer)
    const [, change, member] = /^\/(leave|join)-groups\/([\w-]+)$/.exec(pathname) ?? []
    if (member !== undefined) {
      if (change === 'leave') groupless.add(member)
      else groupless.delete(member)
      response.end()
      return undefined
    }
    const step = interaction.exec(pathname)
    if (step === null) return await answerRest(request, response)
    const { uid } = await provider.interactionDetails(request, response)
    const { step: name, sub = '' } = step.groups ?? {}
    if (name === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(accountChooser(uid))
      return undefined
    }
    const result =
      name === 'cancel'
        ? { error: 'access_denied', error_description: 'The person turned back' }
        : { login: { accountId: sub }, select_account: {} }
    return await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  return {
    issuer,
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function isOnThisMachine(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return ['localhost', '127.0.0.1'].includes(hostname) && pathname === '/api/auth/callback'
}

function portOf(server: http.Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  return address.port
}

/** The page of the stand-in on which a person chooses an account. */
function accountChooser(uid: string): string {
  const accounts = people.map(
    ({ sub, name, email, about }) => `
      <li><a data-sub="${sub}" href="/interaction/${uid}/choose/${sub}">
        <strong>${name}</strong> <span>${email ?? 'no address'}</span><br><small>${about}</small>
      </a></li>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Choose an account</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem }
      ul { list-style: none; padding: 0 }
      li a { display: block; padding: .75rem; border: 1px solid #8888; margin: .5rem 0; color: inherit }
      a { text-decoration: none }
    </style>
  </head>
  <body>
    <h1>Choose an account</h1>
    <p>This stands in for Google on this machine. Nobody is asked for a password.</p>
    <ul>${accounts.join('')}
    </ul>
    <p><a data-cancel href="/interaction/${uid}/cancel">Cancel</a></p>
  </body>
</html>
`
}
