import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'Transkript',
  later: 'Es ist da, wenn die Zusammenfassung fertig ist.',
  fetching: 'Transkript wird geholt...',
  transcribed: 'Von einer KI gehört',
  transcribedNote:
    'YouTube gab keine Untertitel. Ein Sprachmodell hat zugehört: Worte und Zeiten können falsch sein.',
  fromBrowser: 'Diese Untertitel hat dein Browser von der Seite gelesen. Nur du kannst sie sehen.',
  automatic: 'Automatische Untertitel: Manche Wörter können falsch sein.',
  captionsEnd: (end, duration) => `Die Untertitel enden bei ${end} von ${duration}.`,
  restMissing: 'Was danach gesagt wird, fehlt.',
  approximate: 'Zeiten sind geschätzt (~).',
  fromPlaylist: 'Dein Link ist eine Playlist; dies ist ihr erstes Video.',
}
