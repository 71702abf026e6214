import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `Generar: ${name}`,
  shifted: (from, to) =>
    `Los tiempos de este archivo empiezan en ${from}. Los desplazamos para que empiecen en ${to}.`,
  summarizeThese: 'Resumir estos subtítulos',
  tryAgain: 'Reintentar',
  copy: 'Copiar la transcripción',
  download: 'Descargar la transcripción',
  text: 'Texto',
  downloadAs: (format) => `Descargar como ${format}`,
  downloadTranslation: (language, format) => `Descargar como ${format}: ${language}`,
  downloaded: 'Descargado',
  saved: 'La transcripción está en tus descargas',
  search: 'Buscar en la transcripción',
  region: 'Texto de la transcripción',
  more: 'Mostrar más frases',
  noneFound: 'Ninguna frase contiene estas palabras.',
  found: (count, total) => `${count} de ${total} frases`,
  translate: 'Traducir',
  original: 'Texto original',
  translatedFile: (language) => `${language}, traducido por un modelo, sin comprobar`,
  follow: 'Seguir el video',
}
