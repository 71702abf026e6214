import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'Aufrufe',
  tryAgain: 'Erneut versuchen',
  anyKey: 'Beliebiger Schlüssel.',
  needs: (permission) => <>Braucht {permission}</>,
  places: {
    path: 'Pfad',
    query: 'Abfrage',
    header: 'Kopfzeile',
    cookie: 'Cookie',
    body: 'Inhalt',
  },
  required: (place) => `${place}, erforderlich`,
}
