import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'Videos hinzufügen',
  description: 'Ein neues Video zählt als eine Zusammenfassung; was du schon hast, ist frei.',
  links: (max) => `Links zu Videos, bis zu ${max}, einer je Zeile`,
  add: (count) => plural(count, { one: `${count} Video hinzufügen`, other: `${count} Videos hinzufügen` }),
  own: 'Aus deinem Verlauf',
  search: 'Im Verlauf suchen',
  loading: 'Wird geladen...',
  nothingFound: 'Nichts gefunden.',
}
