import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { SetupPart } from '#contract/setup.ts'
import { SetupSection } from '#web/features/admin/setup/setup-section.tsx'
import { closePage, openPage } from '../history/open-list.tsx'
import { problem } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'

const parts: SetupPart[] = [
  { name: 'model', isSet: true, state: 'set', value: 'llama3 at localhost:11434', isTriable: true },
  { name: 'checker', isSet: true, state: 'writer', value: 'llama3', isTriable: true },
  { name: 'mail', isSet: false, state: 'none', value: '', isTriable: true },
  { name: 'youtube', isSet: true, state: 'proxy', value: 'yt-dlp', isTriable: true },
  { name: 'door', isSet: true, state: 'invited', value: '', isTriable: false },
  { name: 'backup', isSet: false, state: 'old', value: '2026-11-17T02:30:00.000Z', isTriable: false },
]

const open = (handlers: Handlers = {}) =>
  openPage(<SetupSection />, { 'GET /api/admin/setup': () => jsonReply({ parts }), ...handlers })

afterEach(closePage)

async function partOf(name: string) {
  const heading = await screen.findByRole('heading', { name })
  const part = heading.closest('li')
  if (part === null) throw new Error(`${name} stands in no list`)
  return within(part)
}

describe('what is set up of the site', () => {
  it('says of each part what it means, and which settings change it', async () => {
    open()
    expect(
      (await partOf('Language model Set')).getByText(/written by llama3 at localhost:11434\.$/),
    ).toBeTruthy()
    expect((await partOf('Checker Set')).getByText('llama3 checks what it wrote itself.')).toBeTruthy()
    const mail = await partOf('Mail Not set')
    expect(mail.getByText(/^Emails become files/)).toBeTruthy()
    expect(mail.getByText('SMTP_URL with MAIL_FROM.')).toBeTruthy()
    const youtube = await partOf('YouTube Set')
    expect(youtube.getByText(/through your proxy\. Then yt-dlp is asked\.$/)).toBeTruthy()
    const door = await partOf('Who gets in Set')
    expect(door.getByText(/^Those you register.*Every page asks for the sign-in\.$/)).toBeTruthy()
    expect(door.queryByRole('button')).toBeNull()
    expect((await partOf('Backup Old')).getByText(/^The last one was made Nov 1\d, 2026 at/)).toBeTruthy()
  })

  it('tries a part at the press of its button, and shows what came', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { server, user } = open({ 'POST /api/admin/setup/model/trials': () => promise })
    const part = await partOf('Language model Set')
    const button = part.getByRole('button', { name: 'Try it: Language model' })
    await user.click(button)
    expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['Trying...', 'true'])
    await user.click(button)
    const rows = [{ name: 'Quotes', text: '9 of 9 lines cite words that were said' }]
    const good = { name: 'llama3', isGood: true, verdict: 'It works.', rows }
    resolve(jsonReply({ trials: [good, { ...good, name: 'other', isGood: false, verdict: 'It refused.' }] }))
    await waitFor(() =>
      expect(part.getByRole('status').textContent).toContain('Works llama3: It works.Quotes'),
    )
    expect(part.getByRole('status').textContent).toContain("Doesn't work other: It refused.")
    expect(button.textContent).toBe('Try it')
    expect(server.calls.filter(({ key }) => key.startsWith('POST'))).toHaveLength(1)
  })

  it('says why a trial was refused, and can be read again where it did not arrive', async () => {
    let isAway = true
    const { user } = open({
      'GET /api/admin/setup': () => (isAway ? new Response('', { status: 500 }) : jsonReply({ parts })),
      'POST /api/admin/setup/mail/trials': () =>
        problemReply(problem({ status: 429, code: 'RATE_LIMITED', detail: 'You have tried it many times.' })),
    })
    expect(await screen.findByRole('alert')).toBeTruthy()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const mail = await partOf('Mail Not set')
    await user.click(mail.getByRole('button'))
    expect(await mail.findByText('You have tried it many times.')).toBeTruthy()
  })
})
