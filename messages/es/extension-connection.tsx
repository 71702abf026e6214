import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'Extensión del navegador',
  text: 'Resúmenes junto al video, con tu cuenta.',
  connectExtension: 'Conectar la extensión',
  missing: (link) => (
    <>
      No encontramos la extensión en este navegador. {link('Instálala')} o, si ya está, crea una clave aquí
      abajo y pégala en sus ajustes.
    </>
  ),
  question: '¿Conectar la extensión?',
  questionText:
    'Recibe una clave para hacer resúmenes, leerlos y hacer preguntas con tu cuenta. Elimina la clave aquí para desconectarla.',
  connect: 'Conectar',
  connected: 'Extensión conectada',
  noAnswer: 'La extensión no respondió. Inténtalo de nuevo.',
}
