import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'Abre el video en YouTube con un navegador de escritorio.',
  unfold: 'Despliega su descripción y pulsa “Mostrar transcripción”.',
  copy: 'Selecciona las líneas, cópialas y pégalas aquí.',
}
