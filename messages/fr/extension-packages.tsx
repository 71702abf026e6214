import type * as source from '#messages/extension-packages.tsx'
import type { ExtensionBrowser } from '#product/extension.ts'

const installs: Record<ExtensionBrowser, { title: string; steps: readonly string[] }> = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'Téléchargez le paquet et décompressez-le dans un dossier qui restera en place.',
      'Ouvrez chrome://extensions et activez le mode développeur.',
      'Cliquez sur « Charger l’extension non empaquetée » et choisissez le dossier.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'Téléchargez le paquet sans le décompresser.',
      'Ouvrez about:debugging et choisissez « Ce Firefox ».',
      'Cliquez sur « Charger un module complémentaire temporaire » et choisissez le paquet. Firefox le retire quand vous le fermez.',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'Réessayer',
  absent: 'Ce serveur n’a pas encore de paquets. La personne qui le gère les crée avec npm run extension.',
  download: (browser, kilobytes, hidden) => (
    <>
      Télécharger{hidden(` pour ${browser}`)} ({kilobytes} ko)
    </>
  ),
}
