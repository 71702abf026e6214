import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'Transcripción',
  later: 'Estará aquí cuando termine el resumen.',
  fetching: 'Obteniendo la transcripción...',
  transcribed: 'Transcrito por una IA',
  transcribedNote:
    'YouTube no proporcionó subtítulos. Un modelo de lenguaje escuchó el video: puede haber errores en las palabras y en los tiempos.',
  fromBrowser: 'Tu navegador leyó estos subtítulos en la página. Solo tú puedes verlos.',
  automatic: 'Subtítulos automáticos: algunas palabras pueden estar mal.',
  captionsEnd: (end, duration) => `Los subtítulos terminan en ${end} de ${duration}.`,
  restMissing: 'Lo que se dice después no está incluido.',
  approximate: 'Los tiempos son aproximados (~).',
  fromPlaylist: 'Tu enlace es una lista de reproducción; este es su primer video.',
}
