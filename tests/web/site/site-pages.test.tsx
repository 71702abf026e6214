import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { pricing } from '#messages/pricing.ts'
import { Features } from '#web/app/pages/features.tsx'
import { PricingPage } from '#web/app/pages/pricing.tsx'
import { faq } from '#web/content/faq.ts'
import { features } from '#web/content/features.ts'
import { ContactPage } from '#web/features/site/contact-page.tsx'
import { FaqPage } from '#web/features/site/faq-page.tsx'
import { renderPage } from '../render-page.tsx'

afterEach(cleanup)

/** The titles in the section under a heading. */
function titlesUnder(name: string): (string | null)[] {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (section === null) throw new Error(`${name} heads no section`)
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

it('the page of prices says why to choose Unlimited, and leads back', () => {
  renderPage(<PricingPage onChoose={() => undefined} />)
  expect(titlesUnder('Why Choose Unlimited?')).toEqual(
    [pricing.noCounting, ...pricing.why].map(({ title }) => title),
  )
  expect(screen.getByText('Most Popular')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to App' }).getAttribute('href')).toBe('/')
})

it('the page of features has its use cases and industries', () => {
  renderPage(<Features />)
  expect(titlesUnder(features.casesHeading)).toEqual(features.cases.map(({ title }) => title))
  expect(titlesUnder(features.industriesHeading)).toEqual(features.industries.map(({ title }) => title))
})

it('the page of questions has its categories', () => {
  renderPage(<FaqPage />)
  for (const { title, questions } of faq.categories) {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section')
    expect(section?.querySelectorAll('details')).toHaveLength(questions.length)
  }
})

it('the page of questions has its first answer open, and a search leaves what has all words', async () => {
  renderPage(<FaqPage />)
  const open = () => [...document.querySelectorAll('details[open] h3')].map((title) => title.textContent)
  expect(open()).toEqual(['What does Précis do?'])
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'CAPTIONS paste')
  await waitFor(() => expect(open()).toEqual(['The video has no captions. What now?']))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), ' zebra')
  expect(await screen.findByText('No answer has these words.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
})

it('the page of contact names an address only where the operator set one, and the help form always', () => {
  const { unmount } = renderPage(<ContactPage />)
  expect(screen.getByRole('button', { name: 'Open the help form' })).toBeTruthy()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(expect.arrayContaining(['/', '/faq', '/how-it-works']))
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
  unmount()
  document.documentElement.dataset['support'] = 'help@precis.example'
  renderPage(<ContactPage />)
  expect(screen.getByRole('link', { name: 'help@precis.example' })).toBeTruthy()
  delete document.documentElement.dataset['support']
})
