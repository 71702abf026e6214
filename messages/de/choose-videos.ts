import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'Videos werden aufgelistet...',
  inForm: 'In der Form',
  more: 'Mehr anzeigen',
  unnamed: 'Eine Liste von Videos',
  count: (count) => plural(count, { one: `${count} Video`, other: `${count} Videos` }),
  yours: (count) => `${count} hast du schon`,
  notWhole: 'YouTube hat mehr; dies sind die, die sich auflisten ließen.',
  howMany: 'Wie viele Videos',
  all: (count) => `Alle ${count}`,
  newest: (count) => `Neueste ${count}`,
  first: (count) => `Erste ${count}`,
  ticked: 'Nur die angekreuzten',
  states: {
    playable: null,
    gone: 'Nicht verfügbar',
    live: 'Gerade live',
    upcoming: 'Noch nicht begonnen',
  },
  known: 'Hast du schon',
  free: (count) => `${count} hast du schon, kostenlos.`,
  takes: (count) =>
    plural(count, {
      one: `Verbraucht ${count} Zusammenfassung.`,
      other: `Verbraucht ${count} Zusammenfassungen.`,
    }),
  takesOf: (count, left) => `Verbraucht ${count} deiner ${left} Zusammenfassungen.`,
  waits: (left) => `Du hast ${left}: Der Rest wartet, bis du wieder welche hast.`,
  failedAreFree: 'Misslungene Videos sind kostenlos.',
  start: (count) =>
    plural(count, { one: `${count} Video zusammenfassen`, other: `${count} Videos zusammenfassen` }),
  collections: 'Deine Sammlungen',
}
