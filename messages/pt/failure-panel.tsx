import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>Previsto para {moment}, no seu horário.</>,
  costs: {
    none: 'Isso não gastou nenhum dos seus resumos.',
    unknown: 'Seu resumo pode ainda estar em andamento. Tente de novo para ver.',
  },
  remedies: {
    retry: 'Tentar de novo',
    paste: 'Colar a transcrição',
    another: 'Outro vídeo',
  },
  retryIn: (time) => `Tente de novo em ${time}`,
  retryInMinutes: (count) =>
    plural(count, { one: `Tente de novo em ${count} minuto`, other: `Tente de novo em ${count} minutos` }),
  retryInHours: (count) =>
    plural(count, { one: `Tente de novo em ${count} hora`, other: `Tente de novo em ${count} horas` }),
  retryInDays: (count) =>
    plural(count, { one: `Tente de novo em ${count} dia`, other: `Tente de novo em ${count} dias` }),
  retryNow: 'Você já pode tentar de novo.',
  summarizeFirst: (minutes) =>
    plural(minutes, {
      one: 'Resumir o primeiro minuto',
      other: `Resumir os primeiros ${minutes} minutos`,
    }),
  showsTranscript: 'Se o YouTube mostrar uma transcrição',
  readExample: 'Ou leia um exemplo:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'O YouTube está bloqueando nossos servidores. Seu navegador não está bloqueado.',
  how: (link) => (
    <>
      Abra o vídeo com a {link('extensão do Précis')} e clique em “Summarize”. O resumo continua aqui sozinho.
      Ou abra o vídeo, copie a transcrição e cole aqui.
    </>
  ),
  open: 'Abrir o vídeo',
}
