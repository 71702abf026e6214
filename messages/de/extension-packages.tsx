import type * as source from '#messages/extension-packages.tsx'

export const extensionPackages: typeof source.extensionPackages = {
  installs: {
    chromium: {
      title: 'Chrome, Edge, Brave, Chromium',
      steps: [
        'Lade das Paket herunter und entpacke es in einen Ordner, der bleibt.',
        'Öffne chrome://extensions und schalte den Entwicklermodus ein.',
        'Klick auf „Entpackte Erweiterung laden“ und wähle den Ordner.',
      ],
    },
    firefox: {
      title: 'Firefox',
      steps: [
        'Lade das Paket herunter. Lass es gepackt.',
        'Öffne about:debugging und wähle „Dieser Firefox“.',
        'Klick auf „Temporäres Add-on laden“ und wähle das Paket. Firefox entfernt es, wenn du ihn schließt.',
      ],
    },
  },
  tryAgain: 'Erneut versuchen',
  absent: 'Dieser Server hat noch keine Pakete. Wer ihn betreibt, erstellt sie mit npm run extension.',
  download: (browser, kilobytes, hidden) => (
    <>
      Herunterladen{hidden(` für ${browser}`)} ({kilobytes} kB)
    </>
  ),
}
