import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: qualquer vídeo, em resumo',
  heading: 'Qualquer vídeo, em resumo. Cada linha conferida.',
  lead: 'Cole um link, leia o resumo e confira cada linha com as palavras de quem fala.',
}

export const homeDescription =
  'Cole um link do YouTube ou uma transcrição. O Précis gera um resumo, ideias principais e capítulos, com as palavras de quem fala e o segundo em que são ditas, procuradas na transcrição.'
