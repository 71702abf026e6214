import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Videos in Kürze, gemacht mit Précis: Jede Zeile ist mit dem Gesagten abgeglichen. Probier es mit deinem.',
  title: 'Geteilte Sammlung',
  loading: 'Wird geladen...',
  overview: 'Überblick',
  more: 'Mehr anzeigen',
  tryAgain: 'Erneut versuchen',
  count: (count) => plural(count, { one: `${count} Video in Kürze`, other: `${count} Videos in Kürze` }),
  channel: 'Der Kanal auf YouTube',
  playlist: 'Die Playlist auf YouTube',
  unnamed: 'Ein Video',
  from: (title, time) => `${title}, ab ${time}, auf YouTube`,
}
