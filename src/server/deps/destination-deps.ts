import { createNotesFolder } from '#server/adapters/notes-folder/notes-folder.ts'
import { createNotion } from '#server/adapters/notion/notion.ts'
import { createReadwise } from '#server/adapters/readwise/readwise.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Destinations } from '#server/ports/destinations.ts'
import type { Settings } from '#server/settings.ts'

/** The destinations that the settings allow: a folder only where one is named. */
export function createDestinations({
  notesFolder,
  notionBaseUrl,
  readwiseBaseUrl,
}: Pick<Settings, 'notesFolder' | 'notionBaseUrl' | 'readwiseBaseUrl'>): Destinations {
  const services = {
    readwise: createReadwise({ origin: readwiseBaseUrl, fetch, clock: systemClock }),
    notion: createNotion({ origin: notionBaseUrl, fetch, clock: systemClock }),
  }
  return notesFolder === null ? services : { ...services, folder: createNotesFolder(notesFolder) }
}
