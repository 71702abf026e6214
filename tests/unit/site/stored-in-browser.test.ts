import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { privacy } from '#messages/privacy.ts'

const web = path.resolve(import.meta.dirname, '../../../src/web')

/**
 * Each file that writes into a storage of the browser, with the words by which the privacy page names what it
 * writes.
 */
const writers: Readonly<Record<string, string | readonly string[]>> = {
  'api/call-once.ts': 'what you sent without getting an answer',
  'app/theme.ts': 'light or dark',
  'features/run/recent-list.ts': 'how many videos your list shows',
  'features/run/unsent.ts': 'a request that waits to be sent (for a day at most)',
  'features/run/request.ts': 'the style and language you chose',
  'features/result/last-choice.ts': [
    'the kind of file you saved last',
    'how you copied last',
    'how your history is laid out',
  ],
  'ui/typed-link.ts': 'the link you typed if the page has to load again',
  'ui/bookmark-key.ts': 'the key of your bookmark',
  'ui/page-keys.ts': 'whether shortcuts are on',
  'features/read-aloud/reader.ts': 'how fast you have summaries read aloud',
  'session/account-state.ts': 'how many summaries you made, and the email and phone number you typed',
  'features/highlights/note-drafts.ts': 'notes',
  'features/help/help-dialog.tsx': "help messages you haven't sent",
  'features/run/stored-requests.ts': 'the request in progress, with the transcript',
}

it('the privacy page names all that the page writes into storages of the browser', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const writing = files.filter((file) =>
    /(?:local|session)Storage\.setItem/.test(readFileSync(path.join(web, file), 'utf8')),
  )
  expect(writing.toSorted()).toEqual(Object.keys(writers).toSorted())
  const said = privacy.sections.browser.paragraphs.join(' ')
  for (const words of Object.values(writers).flat()) expect(said).toContain(words)
})
