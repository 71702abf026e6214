import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'Sans date de fin',
  ended: (day) => `Expirée le ${day}`,
  ends: (day) => `Expire le ${day}`,
  neverUsed: 'Jamais utilisée',
  usedThisHour: 'Utilisée dans la dernière heure',
  lastUsed: (ago) => `Dernière utilisation : ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'Aucun appel pour l’instant.',
  caption: (max) => `Les ${max} derniers appels au plus, le plus récent d’abord`,
  status: 'Statut',
  call: 'Appel',
  time: 'Heure',
}
