import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'A conexão se perdeu',
  connection:
    'Não conseguimos falar com o servidor, ou ele parou de responder. Confira sua conexão e tente de novo.',
  title: 'Não foi possível gerar o resumo',
  apology:
    'Não conseguimos gerar um resumo deste vídeo. Isso pode acontecer se o vídeo não tem áudio, é curto demais ou tem um conteúdo difícil de processar. Tente com outro vídeo.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'Carregado do cache',
  freshSummary: 'Novo resumo gerado',
  freshTranscript: 'Nova transcrição gerada',
  generatedByModel: 'Resumo com IA gerado',
  generated: 'Resumo gerado',
  videoSummarized: 'Seu vídeo do YouTube foi resumido',
  transcriptSummarized: 'Sua transcrição foi resumida',
}
