import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'Du bist offline.',
  canRead: 'Du kannst diese Seite weiterlesen.',
  carriesOn: 'Eine begonnene Zusammenfassung läuft ohne dich weiter und ist da, wenn du zurück bist.',
  missedClick: 'Was du angeklickt hast, ließ sich nicht öffnen. Versuch es dann noch einmal.',
  loading: 'Wird geladen...',
}
