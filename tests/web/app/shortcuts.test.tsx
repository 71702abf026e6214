import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DialogHost } from '#web/app/overlays.tsx'
import { useShortcuts } from '#web/app/shortcuts.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { renderPage } from '../render-page.tsx'

function Site() {
  useShortcuts()
  return (
    <>
      <input id="video-link" aria-label="YouTube link" />
      <DialogHost />
    </>
  )
}

function open() {
  renderPage(<Site />)
  return userEvent.setup()
}

afterEach(() => {
  act(() => showPageDialog(null))
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('keys', () => {
  it('lead to the input, and do nothing while the user types', async () => {
    const user = open()
    await user.keyboard('/')
    const input = screen.getByLabelText<HTMLInputElement>('YouTube link')
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('')
    await user.keyboard('a/?')
    expect(input.value).toBe('a/?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('show the list of the keys, where they can be switched off', async () => {
    const user = open()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }))
    await user.keyboard('{Escape}')
    await user.keyboard('/')
    expect(document.activeElement).toBe(document.body)
  })
})
