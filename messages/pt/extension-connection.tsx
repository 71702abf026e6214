import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'Extensão do navegador',
  text: 'Resumos ao lado do vídeo, com a sua conta.',
  connectExtension: 'Conectar a extensão',
  missing: (link) => (
    <>
      Não encontramos a extensão neste navegador. {link('Instale')} ou, se ela já estiver aqui, crie uma chave
      abaixo e cole nas configurações dela.
    </>
  ),
  question: 'Conectar a extensão?',
  questionText:
    'Ela recebe uma chave para fazer resumos, ler esses resumos e fazer perguntas com a sua conta. Para desconectar, exclua a chave aqui.',
  connect: 'Conectar',
  connected: 'Extensão conectada',
  noAnswer: 'A extensão não respondeu. Tente de novo.',
}
