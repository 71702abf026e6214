import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'Colar uma transcrição',
  forAccount: (limit) =>
    `Legendas ou texto simples, com ou sem tempos, até ${limit}. Só você pode ver, e ela fica no seu histórico até você excluir.`,
  forVisitor: (limit, days) =>
    `Legendas ou texto simples, com ou sem tempos, até ${limit}. Só você pode ver. Guardamos por ${days} dias ou, se você entrar na conta, no seu histórico.`,
  transcript: 'Transcrição',
  placeholder: '0:00 Boas-vindas a todos.\n0:04 Hoje vamos falar sobre a lua.',
  whereToFind: 'Onde encontro?',
  file: (button, rest) => (
    <>
      {button('Escolher um arquivo de legendas')}
      {rest(' ou soltar aqui')}
    </>
  ),
  removeFile: 'Remover arquivo',
  videoTitle: 'Título (opcional)',
  videoLink: 'Link do vídeo (opcional)',
  videoLinkHint: 'Com ele, um clique em um tempo reproduz o vídeo a partir dali.',
  submit: 'Resumir',
  missing: 'Cole uma transcrição ou escolha um arquivo.',
  emptyFile: 'O arquivo está vazio.',
  tooLarge: (size, limit) => `São ${size}. Uma transcrição pode ter até ${limit}.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` }),
  withoutTimes: 'sem tempos',
  seconds: (count) => plural(count, { one: `${count} segundo`, other: `${count} segundos` }),
  minutes: (count) => plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` }),
  speakers: (count) =>
    plural(count, {
      one: `${small[count] ?? count} voz`,
      other: `${small[count] ?? count} vozes`,
    }),
  list: (facts) => facts.join(', '),
}
