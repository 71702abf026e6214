import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'Ohne Enddatum',
  ended: (day) => `Abgelaufen am ${day}`,
  ends: (day) => `Läuft ab am ${day}`,
  neverUsed: 'Nie benutzt',
  usedThisHour: 'In der letzten Stunde benutzt',
  lastUsed: (ago) => `Zuletzt benutzt ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'Noch keine Aufrufe.',
  caption: (max) => `Höchstens die letzten ${max} Aufrufe, neueste zuerst`,
  status: 'Ergebnis',
  call: 'Aufruf',
  time: 'Zeit',
}
