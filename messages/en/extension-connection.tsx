import type { ReactNode } from 'react'

/** The part of the account page that gives the browser extension a key. */
export const extensionConnection = {
  title: 'Browser extension',
  text: 'Summaries beside the video, with your account.',
  connectExtension: 'Connect the extension',
  missing: (link: (text: string) => ReactNode) => (
    <>
      We couldn't find the extension in this browser. {link('Install it')}, or if it's there, create a key
      below and paste it in its settings.
    </>
  ),
  question: 'Connect the extension?',
  questionText:
    'It gets a key to make summaries, read them, and ask questions with your account. Delete the key here to disconnect it.',
  connect: 'Connect',
  connected: 'Extension connected',
  noAnswer: "The extension didn't answer. Try again.",
}
