import type * as source from '#messages/shortcuts.ts'

export const shortcutTexts: typeof source.shortcutTexts = {
  title: 'Tastenkürzel',
  singleKeys: 'Kürzel mit einzelnen Tasten nutzen',
  dragBookmarklet:
    'Zieh das in deine Lesezeichenleiste. Klick auf YouTube darauf, um das Video hier zu öffnen.',
  space: 'Leertaste',
  does: {
    input: 'Neben einer Zusammenfassung eine Frage stellen; sonst zum Feld für den Link',
    list: 'Diese Liste zeigen',
    play: 'Das Video abspielen oder anhalten, sobald es läuft; die Stimme anhalten, während sie liest',
    seek: '5 Sekunden zurück oder vor, sobald es läuft',
    moments:
      'Nächste oder vorige Stelle, während nur die Höhepunkte laufen; nächste oder vorige Zeile, während die Stimme liest',
    lines: 'Nächste oder vorige Zeile einer Zusammenfassung, mit ihrem Beleg',
    said: 'Abspielen, was gesagt wurde',
    highlight: 'Diese Zeile markieren oder ihre Markierung entfernen',
    note: 'Eine Notiz dazu schreiben',
    share: 'Sie teilen',
    transcript: 'Das Transkript neben einer Zusammenfassung zeigen',
    close: 'Schließen, was offen ist',
    notification: 'Zur Mitteilung gehen',
  },
}
