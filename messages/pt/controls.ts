import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'Cancelar',
  close: 'Fechar',
  tryAgain: 'Tentar de novo',
  loading: 'Carregando...',
  copied: 'Copiado para a área de transferência',
  notCopied: 'Não foi possível copiar para a área de transferência',
  downloaded: 'Arquivo baixado',
  summarySaved: 'O resumo está nos seus downloads',
  unknownTitle: 'Vídeo do YouTube',
  notification: 'Notificação',
  notifications: 'Notificações ({hotkey})',
}
