import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ToastHost } from '#web/app/overlays.tsx'
import { currentToast, removeToast, showToast } from '#web/ui/toast-store.ts'

afterEach(() => {
  cleanup()
  removeToast(currentToast()?.id ?? 0)
})

it('the host shows a toast that nobody did anything for', async () => {
  render(<ToastHost />)
  act(() => showToast({ title: 'The first' }))
  expect((await screen.findByRole('listitem')).textContent).toBe('The first')
})

it.each(['pointerDown', 'keyDown'] as const)('the host is loaded at the first %s', async (name) => {
  const { container } = render(<ToastHost />)
  expect(container.childElementCount).toBe(0)
  fireEvent[name](document.body)
  expect(await screen.findByRole('region', { name: /Notifications/ })).toBeTruthy()
})
