import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'Wird geladen...',
  gone: 'Diese Übersicht gibt es nicht, oder sie ist älter als 90 Tage.',
  following: 'Abonniert',
  failed: 'Misslungen',
  unpaid: 'Wartet auf dein Kontingent',
  unpaidNote: 'Wir fassen es zusammen, sobald du wieder eine Zusammenfassung übrig hast.',
}
