import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'Baixe o pacote e descompacte em uma pasta que vá ficar no lugar.',
      'Abra chrome://extensions e ative o “Modo do desenvolvedor”.',
      'Clique em “Carregar sem compactação” e escolha a pasta.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'Baixe o pacote. Deixe compactado.',
      'Abra about:debugging e escolha “Este Firefox”.',
      'Clique em “Carregar extensão temporária” e escolha o pacote. O Firefox remove a extensão quando é fechado.',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'Tentar de novo',
  absent: 'Este servidor ainda não tem pacotes. Quem o administra pode criá-los com npm run extension.',
  download: (browser, kilobytes, hidden) => (
    <>
      Baixar{hidden(` para ${browser}`)} ({kilobytes} kB)
    </>
  ),
}
