import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'Du hast noch keine Schlüssel.', webhook: 'Du hast noch keine Webhooks.' },
  create: { key: 'Schlüssel anlegen', webhook: 'Webhook anlegen' },
  full: {
    key: (max) => `Du hast ${max} Schlüssel. Lösche einen, um einen neuen anzulegen.`,
    webhook: (max) => `Du hast ${max} Webhooks. Lösche einen, um einen neuen anzulegen.`,
  },
  missing: {
    key: 'Diesen Schlüssel gibt es nicht. Vielleicht wurde er gelöscht.',
    webhook: 'Diesen Webhook gibt es nicht. Vielleicht wurde er gelöscht.',
  },
  back: 'Zurück zu deinem Konto',
  refresh: 'Aktualisieren',
  done: 'Fertig',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'Aufrufe eines API-Schlüssels',
  keySignIn: 'Melde dich an, um deine Schlüssel zu sehen.',
  webhookHeading: 'Dein Webhook',
  webhookSignIn: 'Melde dich an, um deine Webhooks zu sehen.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'Löschen',
  deleteNamed: (name) => `${name} löschen`,
  deleteIt: { key: 'Schlüssel löschen', form: 'Form löschen' },
  deleted: { key: 'Schlüssel gelöscht', form: 'Form gelöscht' },
}
