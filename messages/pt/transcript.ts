import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `Gerar: ${name}`,
  shifted: (from, to) =>
    `Os tempos deste arquivo começam em ${from}. Nós os deslocamos para começar em ${to}.`,
  summarizeThese: 'Resumir estas legendas',
  tryAgain: 'Tentar de novo',
  copy: 'Copiar transcrição',
  download: 'Baixar transcrição',
  text: 'Texto',
  downloadAs: (format) => `Baixar em ${format}`,
  downloadTranslation: (language, format) => `Baixar a tradução (${language}) em ${format}`,
  downloaded: 'Arquivo baixado',
  saved: 'A transcrição está nos seus downloads',
  search: 'Buscar na transcrição',
  region: 'Texto da transcrição',
  more: 'Mostrar mais frases',
  noneFound: 'Nenhuma frase contém estas palavras.',
  found: (count, total) => `${count} de ${total} frases`,
  translate: 'Traduzir',
  original: 'Original',
  translatedFile: (language) => `${language}, por um modelo, sem conferência`,
  follow: 'Acompanhar',
}
