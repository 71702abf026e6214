import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} al mes`,
  checked: 'Cada línea, buscada en la transcripción',
  unlimitedSummaries: 'Resúmenes ilimitados',
  summariesInHours: (count, hours) => `${count} resúmenes cada ${hours} horas`,
  summariesInMonth: (count) => `${count} resúmenes al mes`,
  unlimitedQuestions: 'Preguntas ilimitadas sobre los videos',
  questions: (count) => `${count} preguntas al día sobre los videos`,
  follows: (count) => `Seguir ${count} canales y listas`,
  ownForms: (count) => `${count} formatos propios`,
  fullHistory: 'Todo tu historial',
  history: (days) => `Historial de los últimos ${days} días`,
  copyAndDownload: 'Copiar y descargar resúmenes',
  copy: 'Copiar resúmenes',
  firstInQueue: 'Prioridad en la cola',
  support: (hours) => `Ayuda en un plazo de ${hours} horas`,
}
