import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'Abra o vídeo no YouTube em um computador.',
  unfold: 'Expanda a descrição e clique em “Mostrar transcrição”.',
  copy: 'Selecione as linhas, copie e cole aqui.',
}
