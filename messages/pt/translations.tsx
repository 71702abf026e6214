import type * as source from '#messages/translations.tsx'
import { number, plural } from './language.ts'
import { list } from './list.ts'

const unusable = 'As respostas do modelo de IA não serviam. Tente de novo ou escolha outro idioma.'

export const translationTexts: typeof source.translationTexts = {
  needsModel:
    'Traduzir precisa de um modelo de linguagem, e este servidor não tem nenhum. Quem o administra pode configurar um.',
  tooLong: (lines) => `Podem ser traduzidas transcrições de até ${number(lines)} linhas.`,
  into: 'Traduzir para',
  choose: 'Escolha um idioma',
  ready: (language) => `${language} (pronto)`,
  working: (language) => `Traduzindo para ${language}...`,
  progress: (done, total) => `${done} de ${total} linhas`,
  cancel: 'Cancelar',
  backOn: (moment) => `Volta em ${moment}.`,
  doneSoFar: (done, total) =>
    plural(done, {
      one: `${done} de ${total} linhas está traduzida.`,
      other: `${done} de ${total} linhas estão traduzidas.`,
    }),
  continue: 'Continuar',
  start: (language) => `Traduzir para ${language}`,
  unchecked: 'Um modelo de linguagem traduz cada linha. Ninguém confere o resultado.',
  by: (names, models) => <>{models(`Traduzida por ${list(names)}`)}, sem conferência.</>,
  stayOriginal: (count) =>
    plural(count, { one: '1 linha fica no original.', other: `${count} linhas ficam no original.` }),
  download: (language) => `Baixar em ${language}`,
  leftToday: (remaining, perDay) =>
    plural(remaining, {
      one: `Resta ${remaining} de ${perDay} hoje.`,
      other: `Restam ${remaining} de ${perDay} hoje.`,
    }),
  nextFree: (moment) => `A próxima fica disponível em ${moment}.`,
  used: (perDay) =>
    plural(perDay, {
      one: 'Você já usou a tradução de hoje.',
      other: `Você já usou as ${perDay} traduções de hoje.`,
    }),
  causes: {
    outage: 'O modelo de IA não respondeu. Tente de novo em alguns minutos.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'Traduzir o restante gastaria mais IA do que uma transcrição pode usar.',
    earlier: 'A cota de IA estava esgotada. Agora há espaço de novo.',
    all: 'A cota de IA de hoje para todos está esgotada.',
    visitors: 'A cota de IA de hoje para visitantes está esgotada. As contas têm a sua própria.',
    network: 'Sua rede esgotou a cota de IA de hoje para visitantes. As contas têm a sua própria.',
    free: 'A cota de IA de hoje para contas gratuitas está esgotada. Cada plano tem a sua própria.',
    'free-account': 'Você esgotou a cota de IA de hoje. Cada plano tem a sua própria.',
    'paid-account': 'Você esgotou a cota de IA do seu plano para hoje.',
  },
}
