import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, call, openSaved, result } from './open-saved.tsx'

afterEach(() => {
  cleanup()
  closeHome()
})

describe('downloads', () => {
  const withPlan = (planType: 'free' | 'pro') => ({
    ...answer(),
    user: { remainingCount: 1, planType },
  })

  it('are there for a plan that has them', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:summary'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const { user } = openSaved({ [call]: () => jsonReply(result({ answer: withPlan('pro') })) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    const part = await screen.findByRole('region', { name: 'Download the summary' })
    await user.click(within(part).getByRole('button', { name: 'Text' }))
    await user.click(within(part).getByRole('button', { name: 'Markdown' }))
    const title = "President Kennedy's Speech at Rice University"
    expect(names).toEqual([`${title}.txt`, `${title}.md`])
    expect(await blobs[0]?.text()).toContain('Key Insights:\n• ')
    vi.restoreAllMocks()
  })

  it('are there for other applications, with the last choice in front', async () => {
    localStorage.setItem('precis.export', 'readwise')
    const { user } = openSaved({ [call]: () => jsonReply(result({ answer: withPlan('pro') })) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    const list = await screen.findByRole('list', { name: 'For other applications' })
    const names = within(list)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual([
      'Readwise',
      'Obsidian',
      'Notion',
      'Mind map',
      'Word',
      'Anki cards',
      'BibTeX citation',
      'CSL citation',
      'JSON',
    ])
    const cards = within(list).getByRole('link', { name: 'Anki cards' })
    expect(cards.getAttribute('href')).toMatch(/^\/api\/summaries\/[\w-]+\/file\?format=anki$/)
    expect(cards.getAttribute('download'), 'the server names it').toBe('')
    await user.click(cards)
    expect(localStorage.getItem('precis.export')).toBe('anki')
    expect(currentToast()?.description).toBe('Summary saved to your downloads')
  })

  it('say why they are not, and offer the transcript and the citation to everybody', async () => {
    const { user } = openSaved({ [call]: () => jsonReply(result({ answer: withPlan('free') })) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText(/Downloading summaries comes with Pro and Unlimited/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Pricing Plans' }).getAttribute('href')).toBe('/pricing')
    const list = screen.getByRole('list', { name: 'For other applications' })
    const names = within(list).getAllByRole('link')
    expect(names.map(({ textContent }) => textContent)).toEqual(['BibTeX citation', 'CSL citation'])
    expect(screen.getByRole('link', { name: 'SRT' }).getAttribute('href')).toContain('format=srt')
  })
})
