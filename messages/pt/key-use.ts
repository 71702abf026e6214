import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'Sem data de expiração',
  ended: (day) => `Expirou em ${day}`,
  ends: (day) => `Expira em ${day}`,
  neverUsed: 'Nunca usada',
  usedThisHour: 'Usada na última hora',
  lastUsed: (ago) => `Último uso ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'Nenhuma chamada ainda.',
  caption: (max) => `As últimas ${max} chamadas, no máximo, da mais recente para a mais antiga`,
  status: 'Resposta',
  call: 'Chamada',
  time: 'Horário',
}
