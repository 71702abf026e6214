import type { Page } from '@playwright/test'

/** What stands in for an answer of the server; `never` keeps the page waiting. */
export type Answer = 'never' | { status?: number; json: unknown } | { events: string }

/** One screen in one state: where it is, what the server says, and what a person does until it is there. */
export type Screen = {
  name: string
  path: string
  /** Answers by method and path, such as `GET /api/history`; everything else is asked of the real server. */
  answers?: Readonly<Record<string, Answer>>
  isSignedIn?: boolean
  /** Ends when the screen is as it is to be seen. */
  reach: (page: Page) => Promise<unknown>
}

/** Opens a screen. Who opens another one on the same page has to take the answers of this one away first. */
export async function openScreen(page: Page, screen: Screen, origin: string): Promise<void> {
  const answers = screen.answers ?? {}
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request()
      const answer = answers[`${request.method()} ${new URL(request.url()).pathname}`]
      if (answer === undefined) await route.fallback()
      else if (answer !== 'never') await route.fulfill(toReply(answer))
    },
  )
  const value = screen.isSignedIn === true ? '1' : ''
  if (value !== '') await page.context().addCookies([{ name: 'signed_in', value, url: origin }])
  await page.goto(`${origin}${screen.path}`)
  await screen.reach(page)
}

function toReply(answer: Exclude<Answer, 'never'>): { status: number; contentType: string; body: string } {
  if ('events' in answer) return { status: 200, contentType: 'text/event-stream', body: answer.events }
  const { status = 200, json } = answer
  const contentType = status < 400 ? 'application/json' : 'application/problem+json'
  return { status, contentType, body: JSON.stringify(json) }
}
