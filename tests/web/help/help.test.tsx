import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HelpDialog } from '#web/features/help/help-dialog.tsx'
import { setAccount } from '#web/session/account-state.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../accounts/factories.ts'
import { closePage, openPage } from '../history/open-list.tsx'
import { renderPage } from '../render-page.tsx'
import { openDialog } from '../stores.ts'
import { problem } from '../summarize/factories.ts'
import { emptyReply, jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'

const call = 'POST /api/help-request'
const topic = 'The summary of my video stops halfway.'

afterEach(() => {
  closePage()
  sessionStorage.clear()
})

function openHelp(handlers: Handlers = {}) {
  const onClose = vi.fn<() => void>()
  return { ...openPage(<HelpDialog onClose={onClose} />, handlers), onClose }
}
const email = () => screen.getByLabelText('Email')
const words = () => screen.getByLabelText('What do you need help with?')
const send = () => screen.getByRole('button', { name: 'Send' })

describe('a request for help', () => {
  it('is looked over before it is sent, and the words about a fault go when it is mended', async () => {
    const { server, user } = openHelp()
    await user.click(send())
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Please describe what you need help with')).toBeTruthy()
    expect(document.activeElement, 'the first wrong field').toBe(email())
    await user.type(email(), 'ada')
    await user.type(words(), '  short  ')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(send())
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Please provide more details (at least 10 characters)')).toBeTruthy()
    await user.clear(email())
    await user.type(email(), 'ada@example.org')
    await user.click(send())
    expect(document.activeElement).toBe(words())
    expect(server.calls).toEqual([])
  })

  it('closes when it is sent, and says when the answer comes', async () => {
    const { server, user, onClose } = openHelp({
      [call]: () => jsonReply({ id: '2f9b7a4e-52a3-4b1a-8d38-000000000001', answerWithinHours: 48 }, 201),
    })
    await user.type(email(), 'ada@example.org')
    await user.type(words(), topic)
    await user.click(send())
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(server.calls[0]?.body).toEqual({
      email: 'ada@example.org',
      helpTopic: topic,
      userType: 'anonymous',
    })
    expect(currentToast()?.description).toBe("We'll answer within 48 hours.")
  })

  it('stays open with its words when it cannot be sent', async () => {
    const { user, onClose } = openHelp({ [call]: () => problemReply(problem({ detail: 'Not now.' })) })
    await user.type(email(), 'ada@example.org')
    await user.type(words(), topic)
    await user.click(send())
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByDisplayValue(topic)).toBeTruthy()
    expect(currentToast()).toBeNull()
  })

  it('keeps what was written while a user whose session has ended signs in again', async () => {
    setAccount({ status: 'signed-in', user: currentUser() })
    const { user } = openHelp({
      [call]: () => problemReply(problem({ status: 401, code: 'UNAUTHORIZED', detail: 'Unauthorized' })),
      'POST /api/auth/logout': emptyReply,
    })
    await user.type(words(), topic)
    await user.click(send())
    await expect.poll(() => openDialog()).toEqual({ name: 'sign-in', reason: 'continue' })
    expect(currentToast()?.description).toBe('You are logged out. Logging in again...')
    cleanup()
    renderPage(<HelpDialog onClose={vi.fn<() => void>()} />)
    expect(screen.getByDisplayValue(topic)).toBeTruthy()
  })

  it('asks no address of who is signed in', async () => {
    setAccount({ status: 'signed-in', user: currentUser() })
    const { server, user } = openHelp({
      [call]: () => jsonReply({ id: '2f9b7a4e-52a3-4b1a-8d38-000000000001', answerWithinHours: 12 }, 201),
    })
    expect(screen.queryByLabelText('Email')).toBeNull()
    await user.type(words(), topic)
    await user.click(send())
    await expect.poll(() => server.calls[0]?.body).toEqual({ helpTopic: topic, userType: 'logged_in' })
  })
})
