import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'Se perdió la conexión',
  connection:
    'No pudimos conectar con el servidor, o dejó de responder. Revisa tu conexión e inténtalo de nuevo.',
  title: 'No se pudo hacer el resumen',
  apology:
    'Lo sentimos: no pudimos hacer un resumen de este video. Puede pasar si el video no tiene sonido, es demasiado corto o su contenido es difícil de procesar. Prueba con otro video.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'Ya estaba guardado',
  freshSummary: 'Resumen nuevo',
  freshTranscript: 'Transcripción nueva',
  generatedByModel: 'El resumen con IA está listo',
  generated: 'El resumen está listo',
  videoSummarized: 'Tu video de YouTube está resumido',
  transcriptSummarized: 'Tu transcripción está resumida',
}
