import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyState } from '#web/features/run/reducer.ts'
import { useClearOnReturn } from '#web/features/run/use-summarizer.ts'

afterEach(cleanup)

function open(initialEntries: string[]) {
  const clear = vi.fn()
  const { result } = renderHook(
    () => {
      useClearOnReturn({ state: emptyState, clear })
      return useNavigate()
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={initialEntries} initialIndex={0}>
          {children}
        </MemoryRouter>
      ),
    },
  )
  return {
    clear,
    follow: (address: string) => act(async () => result.current(address)),
    step: (count: number) => act(async () => result.current(count)),
  }
}

it('the page keeps the result on the way to another place of its page', async () => {
  const { clear, step } = open(['/', '/#content'])
  await step(1)
  expect(clear).not.toHaveBeenCalled()
})

it('the page takes the result away when the person follows a link to its page, or comes back by the button', async () => {
  const { clear, follow, step } = open(['/'])
  await follow('/')
  expect(clear).toHaveBeenCalledTimes(1)
  await step(-1)
  expect(clear).toHaveBeenCalledTimes(2)
})

it('the page keeps the result on the way to its highlights and back', async () => {
  const { clear, follow, step } = open(['/v/one?t=4'])
  await follow('/v/one?t=4&show=highlights')
  await step(-1)
  expect(clear).not.toHaveBeenCalled()
})
