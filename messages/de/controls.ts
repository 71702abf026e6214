import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen...',
  copied: 'In die Zwischenablage kopiert',
  notCopied: 'Kopieren nicht möglich',
  downloaded: 'Heruntergeladen',
  summarySaved: 'Zusammenfassung in deinen Downloads gespeichert',
  unknownTitle: 'YouTube-Video',
  notification: 'Mitteilung',
  notifications: 'Mitteilungen ({hotkey})',
}
