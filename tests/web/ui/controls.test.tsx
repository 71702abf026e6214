import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

afterEach(cleanup)

describe('tabs', () => {
  afterEach(() => {
    document.documentElement.dir = ''
  })

  const tabs = [
    { name: 'summary', label: 'Summary' },
    { name: 'transcript', label: 'Transcript' },
    { name: 'questions', label: 'Questions' },
  ] as const

  it.each([
    { dir: 'ltr', key: '{ArrowRight}' },
    { dir: 'rtl', key: '{ArrowLeft}' },
  ])('go on by $key in a page that runs $dir', async ({ dir, key }) => {
    document.documentElement.dir = dir
    const chosen: string[] = []
    render(<Tabs label="Parts" tabs={tabs} active="summary" onChange={(name) => chosen.push(name)} />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard(key)
    expect(chosen).toEqual(['transcript'])
  })
})

describe('a button', () => {
  it('submits no form unless it says so', async () => {
    const submits: string[] = []
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits.push('sent')
        }}
      >
        <Button>Beside</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Beside' }))
    expect(submits).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(submits).toEqual(['sent'])
  })

  it('takes no click and submits nothing while busy, and keeps the focus', async () => {
    const happened: string[] = []
    render(
      <form onSubmit={() => happened.push('sent')}>
        <input aria-label="Name" />
        <Button type="submit" busy onClick={() => happened.push('clicked')}>
          Send
        </Button>
      </form>,
    )
    const user = userEvent.setup()
    const button = screen.getByRole('button', { name: 'Send' })
    await user.click(button)
    expect(document.activeElement).toBe(button)
    await user.type(screen.getByLabelText('Name'), '{Enter}')
    expect(happened).toEqual([])
    expect(button.getAttribute('aria-busy')).toBe('true')
  })
})

describe('a text field', () => {
  it('ties label, hint and error to the input', () => {
    const { rerender } = render(<TextField label="Email" hint="We write to it once." />)
    const input = screen.getByLabelText('Email')
    const described = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(described()).toEqual(['We write to it once.'])
    expect(input.getAttribute('aria-invalid')).toBe('false')
    rerender(<TextField label="Email" hint="We write to it once." error="Email is required" />)
    expect(described()).toEqual(['We write to it once.', 'Email is required'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Email is required')
  })
})

describe('a dialog', () => {
  const close = vi.fn<() => void>()
  const dialog = (
    <Dialog open onClose={close} title="Paste a transcript" description="Any format.">
      <input aria-label="Title" />
    </Dialog>
  )

  it('is named and described, and puts the focus into its first field', () => {
    render(dialog)
    const shown = screen.getByRole('dialog', { name: 'Paste a transcript' })
    const description = document.getElementById(shown.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Any format.')
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  })

  it('begins at its title where there is nothing to write in', async () => {
    render(
      <Dialog open onClose={() => undefined} title="The plans">
        <input type="checkbox" aria-label="Every month" />
        <Button>Subscribe</Button>
      </Dialog>,
    )
    const title = screen.getByRole('heading', { name: 'The plans' })
    await vi.waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('asks to be closed by Escape and by its button', async () => {
    render(dialog)
    const user = userEvent.setup()
    close.mockClear()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledTimes(2)
  })
})
