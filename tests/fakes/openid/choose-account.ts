/**
 * Goes to a provider as a browser does, chooses the account (`null` cancels), and gives the address it is
 * sent back to.
 */
export async function chooseAccount(
  url: string,
  sub: string | null,
  jar = new Map<string, string>(),
): Promise<string> {
  const { origin } = new URL(url)
  let address = url
  for (;;) {
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: cookiesOf(jar) } })
    keepCookies(jar, answer)
    const page = await answer.text()
    const next = answer.headers.get('location') ?? findLink(page, sub)
    if (next === null) throw new Error(`The provider showed no account ${sub}: ${page}`)
    address = new URL(next, address).href
    if (new URL(address).origin !== origin) return address
  }
}

/** Ends the session of a browser at a provider, and gives the address that it is sent back to. */
export async function logOutThere(url: string, jar: Map<string, string>): Promise<string> {
  const asked = await fetch(url, { redirect: 'manual', headers: { cookie: cookiesOf(jar) } })
  keepCookies(jar, asked)
  const page = await asked.text()
  const action = /action="([^"]+)"/.exec(page)?.[1]
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1]
  if (action === undefined || xsrf === undefined) throw new Error(`The provider did not ask: ${page}`)
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  const headers = { cookie: cookiesOf(jar) }
  const done = await fetch(action, { method: 'POST', redirect: 'manual', headers, body })
  keepCookies(jar, done)
  return new URL(done.headers.get('location') ?? '', url).href
}

function findLink(page: string, sub: string | null): string | null {
  const wanted = sub === null ? 'data-cancel' : `data-sub="${sub}"`
  return new RegExp(`<a ${wanted} href="([^"]+)"`).exec(page)?.[1] ?? null
}

function keepCookies(jar: Map<string, string>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split('=')
    jar.set(name, value)
  }
}

function cookiesOf(jar: Map<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
