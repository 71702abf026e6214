import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'Öffne das Video am Computer auf YouTube.',
  unfold: 'Klapp die Beschreibung auf und drück auf „Transkript anzeigen“.',
  copy: 'Markiere die Zeilen, kopiere sie und füge sie hier ein.',
}
