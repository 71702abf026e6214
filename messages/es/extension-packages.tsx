import type * as source from '#messages/extension-packages.tsx'

export const extensionPackages: typeof source.extensionPackages = {
  installs: {
    chromium: {
      title: 'Chrome, Edge, Brave, Chromium',
      steps: [
        'Descarga el paquete y descomprímelo en una carpeta que vayas a conservar.',
        'Abre chrome://extensions y activa el modo de desarrollador.',
        'Haz clic en “Cargar descomprimida” y elige la carpeta.',
      ],
    },
    firefox: {
      title: 'Firefox',
      steps: [
        'Descarga el paquete. No lo descomprimas.',
        'Abre about:debugging y elige “Este Firefox”.',
        'Haz clic en “Cargar complemento temporal” y elige el paquete. Firefox lo quita cuando lo cierras.',
      ],
    },
  },
  tryAgain: 'Reintentar',
  absent: 'Este servidor aún no tiene paquetes. Quien lo administra los crea con npm run extension.',
  download: (browser, kilobytes, hidden) => (
    <>
      Descargar{hidden(` para ${browser}`)} ({kilobytes} kB)
    </>
  ),
}
