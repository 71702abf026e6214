import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'Transcrição',
  later: 'Ela estará aqui quando o resumo terminar.',
  fetching: 'Obtendo a transcrição...',
  transcribed: 'Ouvida por uma IA',
  transcribedNote:
    'O YouTube não forneceu legendas. Um modelo de linguagem ouviu: palavras e tempos podem estar errados.',
  fromBrowser: 'Seu navegador leu estas legendas na página. Só você pode vê-las.',
  automatic: 'Legendas automáticas: algumas palavras podem estar erradas.',
  captionsEnd: (end, duration) => `As legendas terminam em ${end} de ${duration}.`,
  restMissing: 'O que é dito depois disso não está incluído.',
  approximate: 'Os tempos são aproximados (~).',
  fromPlaylist: 'Seu link é de uma playlist; este é o primeiro vídeo dela.',
}
