import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'Geteilte Zusammenfassung',
  about:
    'Ein Video in Kürze, gemacht mit Précis: Jede Zeile ist mit dem Gesagten abgeglichen. Probier es mit deinem.',
  example: 'Beispiel',
}
