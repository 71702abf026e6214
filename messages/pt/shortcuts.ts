import type * as source from '#messages/shortcuts.ts'

export const shortcutTexts: typeof source.shortcutTexts = {
  title: 'Atalhos de teclado',
  singleKeys: 'Usar atalhos de uma tecla só',
  dragBookmarklet: 'Arraste isto para a barra de favoritos. Clique nele no YouTube para abrir o vídeo aqui.',
  space: 'Espaço',
  does: {
    input: 'Fazer uma pergunta ao lado de um resumo; nas outras páginas, ir para o campo do link',
    list: 'Mostrar esta lista',
    play: 'Reproduzir ou pausar o vídeo, depois de iniciado; pausar a voz enquanto ela lê',
    seek: 'Voltar ou avançar 5 segundos, depois de iniciado',
    moments:
      'Momento seguinte ou anterior, durante os melhores momentos; linha seguinte ou anterior enquanto a voz lê',
    lines: 'Linha seguinte ou anterior de um resumo, com a evidência',
    said: 'Reproduzir o que foi dito',
    highlight: 'Destacar essa linha, ou remover o destaque',
    note: 'Escrever uma nota sobre ela',
    share: 'Compartilhá-la',
    transcript: 'Mostrar a transcrição ao lado de um resumo',
    close: 'Fechar o que estiver aberto',
    notification: 'Ir para a notificação',
  },
}
