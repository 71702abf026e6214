import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'Legendas',
  choose: 'Escolher',
  kinds: { human: 'Escritas por uma pessoa', automatic: 'Automáticas' },
  fetching: 'Obtendo as legendas...',
}
