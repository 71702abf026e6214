import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'Untertitel',
  choose: 'Auswählen',
  kinds: { human: 'Von Menschen geschrieben', automatic: 'Automatisch' },
  fetching: 'Untertitel werden geholt...',
}
