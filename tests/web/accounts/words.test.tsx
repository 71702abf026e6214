import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

/** An account page whose server has these words, and stores others as `put` answers. */
async function openWords(put: () => Response) {
  let words = [{ heard: 'wispr', word: 'Whisper' }]
  const handlers: Handlers = {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
    'GET /api/words': () => jsonReply({ revision: words.length, words }),
    'PUT /api/words': () => {
      words = [...words, { heard: '', word: 'Priya Shah' }]
      return put()
    },
  }
  const opened = openSite('/account', handlers)
  const section = within(await screen.findByRole('region', { name: 'Your words' }))
  const field = section.getByLabelText<HTMLTextAreaElement>('One on each line: wispr → Whisper')
  await waitFor(() => expect(field.value).toBe('wispr → Whisper'))
  return { ...opened, section, field }
}

describe('the list of words', () => {
  it('is typed a word on each line, with an arrow behind what is heard', async () => {
    const { user, server, field, section } = await openWords(() => jsonReply({ revision: 2, words: [] }))
    await user.type(field, '{Enter}Anna-Lena{Enter}post gress -> Postgres')
    await user.click(section.getByRole('button', { name: 'Save words' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Saved'))
    expect(server.calls.find(({ key }) => key === 'PUT /api/words')?.body).toEqual({
      revision: 1,
      words: [
        { heard: 'wispr', word: 'Whisper' },
        { heard: '', word: 'Anna-Lena' },
        { heard: 'post gress', word: 'Postgres' },
      ],
    })
  })

  it('loses nothing that another tab stored, nor what was typed here', async () => {
    const conflict = 'Your words were changed in another tab.'
    const { user, field, section } = await openWords(() =>
      refuse(409, 'CHANGED_ELSEWHERE', conflict, { revision: 2 }),
    )
    await user.type(field, '{Enter}Anna-Lena')
    await user.click(section.getByRole('button', { name: 'Save words' }))
    await waitFor(() => expect(field.value).toBe('wispr → Whisper\nAnna-Lena\nPriya Shah'))
    expect(section.getByRole('alert').textContent).toBe(conflict)
  })
})
