import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} por mês`,
  checked: 'Cada linha procurada na transcrição',
  unlimitedSummaries: 'Resumos ilimitados',
  summariesInHours: (count, hours) => `${count} resumos a cada ${hours} horas`,
  summariesInMonth: (count) => `${count} resumos por mês`,
  unlimitedQuestions: 'Perguntas ilimitadas sobre vídeos',
  questions: (count) => `${count} perguntas sobre vídeos por dia`,
  follows: (count) => `Siga ${count} canais e playlists`,
  ownForms: (count) => `${count} formatos próprios`,
  fullHistory: 'Seu histórico completo',
  history: (days) => `Histórico dos últimos ${days} dias`,
  copyAndDownload: 'Copiar e baixar resumos',
  copy: 'Copiar resumos',
  firstInQueue: 'Prioridade na fila',
  support: (hours) => `Ajuda em até ${hours} horas`,
}
