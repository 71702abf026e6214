import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'Subtítulos',
  choose: 'Elegir',
  kinds: { human: 'Escritos por una persona', automatic: 'Automáticos' },
  fetching: 'Obteniendo subtítulos...',
}
