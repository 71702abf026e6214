import { renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SummaryEvent } from '#contract/summaries.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { goodEvents, lockedSummary, problem, summary, transcript } from './factories.ts'
import { eventsReply, jsonReply, noneAsked, problemReply } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

afterEach(closeHome)

const link = 'https://youtu.be/WZyRbnpGyzQ'
const emailNeeded = problem({
  status: 401,
  code: 'EMAIL_REQUIRED',
  detail: 'Authentication required for second summary',
  remedies: [],
})

describe('the second summary', () => {
  it('asks for an address, checks it, and then starts by itself', async () => {
    const replies = [problemReply(emailNeeded), eventsReply(goodEvents(summary()))]
    const { server, user } = openHome({
      'POST /api/summarize': () => replies.shift() ?? Response.error(),
      'POST /api/users/register': () => jsonReply({ message: 'noted' }),
    })
    await submitLink(user, link)
    const field = await screen.findByLabelText('Email')
    expect(screen.getByRole('dialog', { name: 'Login for 2 Free Summaries' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Email is required')
    await user.type(field, 'ada')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address')
    await user.type(field, '@example.org{Enter}')
    await screen.findByRole('heading', { name: summary().videoTitle })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/summarize', { videoUrl: link }],
      ['POST /api/users/register', { email: 'ada@example.org' }],
      ['POST /api/summarize', { videoUrl: link }],
    ])
  })
})

describe('an address that is refused', () => {
  it('does not start when the dialog was cancelled while the address was sent', async () => {
    const answer = Promise.withResolvers<Response>()
    const { server, user } = openHome({
      'POST /api/summarize': () => problemReply(emailNeeded),
      'POST /api/users/register': () => answer.promise,
    })
    await submitLink(user, link)
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('YouTube link')))
    answer.resolve(jsonReply({ message: 'noted' }))
    // The address is stored once the answer has arrived.
    await waitFor(() => expect(localStorage.getItem('userEmail')).toBe('ada@example.org'))
    expect(server.calls.filter(({ key }) => key === 'POST /api/summarize')).toHaveLength(1)
  })

  it('is refused in the words of the server', async () => {
    const reason = 'This looks like a disposable address. Please use another one, or sign in'
    const refused = problem({
      status: 400,
      code: 'INVALID_REQUEST',
      detail: `${reason}.`,
      errors: [{ field: 'body.email', reason }],
      remedies: [],
    })
    const { user } = openHome({
      'POST /api/summarize': () => problemReply(emailNeeded),
      'POST /api/users/register': () => problemReply(refused),
    })
    await submitLink(user, link)
    const field = await screen.findByLabelText('Email')
    await user.clear(field)
    await user.type(field, 'ada@mailinator.com{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('a used up allowance', () => {
  it.each([
    ['One.\nTwo.\nThree.', 'View Pricing Plans'],
    ['', 'Upgrade Now'],
  ])('opens the paywall over what is left: %j', async (lines, button) => {
    const done: SummaryEvent = { event: 'done', data: lockedSummary(lines) }
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply([done]) })
    await submitLink(user, link)
    const paywall = await screen.findByRole('dialog', { name: 'Upgrade to Pro' })
    expect(paywall.textContent).toContain('₹299 per month')
    expect(paywall.textContent).toMatch(
      /“.+” is waiting\. You've used your free summaries\. (?:You get )?2 more/,
    )
    expect(paywall.textContent).toContain('1000 summaries per month')
    await user.keyboard('{Escape}')
    const again = await screen.findByRole('button', { name: button })
    expect(screen.getByText('Upgrade to unlock unlimited summaries')).toBeTruthy()
    await user.click(again)
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Pro' })).toBeTruthy()
  })

  it('leaves the summary before it on the page', async () => {
    const replies = [
      eventsReply(goodEvents(summary())),
      eventsReply([{ event: 'done', data: lockedSummary('The first lines.') }]),
    ]
    const { user } = openHome({ 'POST /api/summarize': () => replies.shift() ?? Response.error() })
    await submitLink(user, link)
    await arrival(summary().videoTitle)
    await user.clear(screen.getByLabelText('YouTube link'))
    await submitLink(user, 'https://youtu.be/hQVTIJBZook')
    expect(await screen.findByText('Locked')).toBeTruthy()
    expect(screen.getByRole('article', { hidden: true })).toBeTruthy()
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    const plans = await screen.findByRole('button', { name: 'View Pricing Plans' })
    await user.click(plans)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(plans))
  })

  it('leaves the transcript of its video, which takes none of them', async () => {
    const { server, user } = openHome({
      'POST /api/summarize': () => eventsReply([{ event: 'done', data: lockedSummary('') }]),
      'POST /api/transcribe': () =>
        jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }),
    })
    await submitLink(user, link)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Read the transcript instead, free' }))
    await waitFor(() => expect(screen.queryByText('Locked')).toBeNull())
    expect(server.calls.at(-1)).toMatchObject({ key: 'POST /api/transcribe' })
  })

  it('only demonstrates a purchase where no payments are set up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const done: SummaryEvent = { event: 'done', data: lockedSummary('') }
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply([done]),
      'GET /api/subscription-plans': () => jsonReply({ plans: [], isDemo: true, asksForState: false }),
    })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Subscribe to Pro' }))
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Coming soon' }))
    await vi.advanceTimersByTimeAsync(2000)
    expect(currentToast()?.description).toContain('Nothing was charged')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    vi.useRealTimers()
  })

  it('goes through the checkout where payments are set up', async () => {
    const done: SummaryEvent = { event: 'done', data: lockedSummary('') }
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply([done]),
      'GET /api/subscription-plans': () => jsonReply({ plans: [], isDemo: false, asksForState: false }),
    })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Subscribe to Unlimited' }))
    const { result } = renderHook(usePageDialog)
    await waitFor(() =>
      expect(result.current).toEqual({ name: 'checkout', planId: 'unlimited', kind: 'buy' }),
    )
    showPageDialog(null)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows what is left, asks again after a summary, and leaves it out above a result', async () => {
    const counts = [2, 1]
    const handlers: Handlers = {
      'GET /api/usage-status': () =>
        jsonReply({
          remainingCount: counts.shift() ?? 1,
          resetTime: null,
          canSummarize: true,
          showPaywall: false,
          questions: noneAsked,
        }),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    }
    const { user } = openHome(handlers)
    expect(await screen.findByText('2 free summaries today')).toBeTruthy()
    await submitLink(user, link)
    await arrival(summary().videoTitle)
    expect(screen.queryByText(/^[0-9] free summar/)).toBeNull()
    closeHome()
    openHome(handlers)
    expect(await screen.findByText('1 free summary left today')).toBeTruthy()
  })

  it.each([
    ['2026-11-22T16:05:00.000Z', /^0 summaries left\. More on .*2026.*, or get more now$/],
    [null, /^0 summaries left\. Get more summaries$/],
  ])('says when more come and what helps once none is left: %s', async (resetTime, line) => {
    openHome({
      'GET /api/usage-status': () =>
        jsonReply({
          remainingCount: 0,
          resetTime,
          canSummarize: false,
          showPaywall: true,
          questions: noneAsked,
        }),
    })
    const way = await screen.findByRole('link', { name: /get more/i })
    expect(way.getAttribute('href')).toBe('/pricing')
    expect(way.closest('p')?.textContent).toMatch(line)
  })
})

it('the page counts down before another try when there were too many', async () => {
  const { user } = openHome({
    'POST /api/summarize': () =>
      problemReply(problem({ status: 429, code: 'RATE_LIMITED', remedies: ['retry'], retryAfterSeconds: 2 })),
  })
  await submitLink(user, link)
  const button = await screen.findByRole('button', { name: /Try again in/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const ready = await screen.findByRole('button', { name: 'Try again' })
  expect(ready.hasAttribute('aria-disabled')).toBe(false)
})
