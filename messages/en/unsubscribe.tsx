import type { ReactNode } from 'react'

/** Stopping the emails of a digest by the link in one of them. */
export const unsubscribeTexts = {
  done: (link: (text: string) => ReactNode) => (
    <>Done: no more digest emails. Your digests are still on the page {link('Following')}.</>
  ),
  what: 'We’ll stop mailing you the digest of what you follow.',
  stop: 'Stop the emails',
}
