import type { Browser } from '#tests/setup/follow.ts'

const body = JSON.stringify({ videoUrl: 'https://youtu.be/hQVTIJBZook' })
const visitsAtOnce = 50

/**
 * Lets everybody ask for the same summary once, the first one alone so that it is made once; gives the last
 * answer.
 */
export async function visitAll(origin: string, browsers: readonly Browser[]): Promise<Response> {
  const [first, ...others] = browsers.map((browser) => async () => {
    const headers = { 'content-type': 'application/json', ...browser.headers() }
    const response = await fetch(`${origin}/api/summarize`, { method: 'POST', headers, body })
    browser.remember(response)
    return response
  })
  if (first === undefined) throw new Error('nobody')
  let last = await first()
  while (others.length > 0) {
    const answers = await Promise.all(others.splice(0, visitsAtOnce).map((visitOnce) => visitOnce()))
    last = answers.pop() ?? last
    await Promise.all(answers.map((answer) => answer.text()))
  }
  return last
}

/** The request of each of them for that summary. */
export function requestsForStored(browsers: readonly Browser[]): Buffer[] {
  return browsers.map((browser) => requestOf('POST /api/summarize', browser.headers(), body))
}

/** A whole request as it goes over a connection. */
export function requestOf(call: string, headers: Readonly<Record<string, string>>, content = ''): Buffer {
  const ofBody = { 'content-type': 'application/json', 'content-length': `${content.length}` }
  const all = { host: 'localhost', ...(content === '' ? {} : ofBody), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${call} HTTP/1.1`, ...lines, '', content].join('\r\n'))
}
