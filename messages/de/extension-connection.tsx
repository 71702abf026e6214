import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'Browser-Erweiterung',
  text: 'Zusammenfassungen neben dem Video, mit deinem Konto.',
  connectExtension: 'Erweiterung verbinden',
  missing: (link) => (
    <>
      Wir konnten die Erweiterung in diesem Browser nicht finden. {link('Installiere sie')}, oder leg, falls
      sie da ist, unten einen Schlüssel an und füge ihn in ihren Einstellungen ein.
    </>
  ),
  question: 'Erweiterung verbinden?',
  questionText:
    'Sie bekommt einen Schlüssel, um mit deinem Konto Zusammenfassungen zu erstellen, sie zu lesen und Fragen zu stellen. Lösche den Schlüssel hier, um sie zu trennen.',
  connect: 'Verbinden',
  connected: 'Erweiterung verbunden',
  noAnswer: 'Die Erweiterung hat nicht geantwortet. Versuch es noch einmal.',
}
