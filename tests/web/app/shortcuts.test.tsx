import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AfterIdle } from '#web/app/after-idle/after-idle.tsx'
import { showPageDialog } from '#web/lib/page-dialog.ts'

function open() {
  render(
    <MemoryRouter>
      <input id="video-link" aria-label="YouTube link" />
      <AfterIdle />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

afterEach(() => {
  act(() => showPageDialog(null))
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('keys', () => {
  it('lead to the input, and do nothing while somebody types', async () => {
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
    await user.click(screen.getByRole('checkbox', { name: 'Use the keys / and ?' }))
    await user.keyboard('{Escape}')
    await user.keyboard('/')
    expect(document.activeElement).toBe(document.body)
  })
})

it('says so when the connection is gone', () => {
  open()
  expect(screen.queryByText('You are offline.')).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  expect(screen.getByText('You are offline.')).toBeTruthy()
})
