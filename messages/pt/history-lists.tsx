import type * as source from '#messages/history-lists.tsx'
import { plural } from './language.ts'

export const summaryList: typeof source.summaryList = {
  loading: 'Carregando seu histórico...',
  failed: 'Não foi possível carregar o histórico. Tente de novo mais tarde.',
  empty: {
    title: 'Nenhum histórico ainda',
    text: 'Cada resumo que você faz fica salvo aqui, com as ideias e a transcrição.',
    action: 'Começar a resumir',
  },
  search: 'Buscar, ou perguntar a todos os seus vídeos',
  count: (count) => plural(count, { one: `${count} resumo`, other: `${count} resumos` }),
  found: (count) =>
    plural(count, { one: `${count} resumo encontrado`, other: `${count} resumos encontrados` }),
  beyond: (count, days) =>
    plural(count, {
      one: `Mais ${count} resumo é anterior aos ${days} dias que seu plano mostra. Ele continua salvo.`,
      other: `Mais ${count} resumos são anteriores aos ${days} dias que seu plano mostra. Eles continuam salvos.`,
    }),
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'Carregando suas transcrições...',
  failed: 'Não foi possível carregar as transcrições. Tente de novo mais tarde.',
  empty: {
    title: 'Nenhuma transcrição ainda',
    text: 'As transcrições que você obtém ou cola ficam salvas aqui.',
    action: 'Ir para o início',
  },
  search: 'Buscar em títulos e transcrições',
  count: (count) => plural(count, { one: `${count} transcrição`, other: `${count} transcrições` }),
  found: (count) =>
    plural(count, { one: `${count} transcrição encontrada`, other: `${count} transcrições encontradas` }),
  beyond: (count, days) =>
    plural(count, {
      one: `Mais ${count} transcrição é anterior aos ${days} dias que seu plano mostra. Ela continua salva.`,
      other: `Mais ${count} transcrições são anteriores aos ${days} dias que seu plano mostra. Elas continuam salvas.`,
    }),
}

export const listTexts: typeof source.listTexts = {
  sort: 'Ordem',
  sorts: {
    newest: 'Mais recentes primeiro',
    oldest: 'Mais antigos primeiro',
    title: 'Por título',
    longest: 'Mais longos primeiro',
  },
  view: 'Visualização',
  views: { cards: 'Cartões', compact: 'Compacta' },
  filters: 'Filtros',
  filtersOn: 'Filtros: ativos',
  clear: 'Limpar filtros',
  channel: 'Canal',
  allChannels: 'Todos os canais',
  language: 'Idioma',
  allLanguages: 'Todos os idiomas',
  unknownLanguage: 'Idioma desconhecido',
  form: 'Formato',
  allForms: 'Todos os formatos',
  from: 'De',
  to: 'Até',
  since: (day) => `desde ${day}`,
  until: (day) => `até ${day}`,
  days: (first, last) => `${first} a ${last}`,
  exportAll: 'Exportar tudo',
  exportThese: 'Exportar estes',
  exportAs: 'Exportar como',
  more: 'Mostrar mais',
  tryAgain: 'Tentar de novo',
  moreFailed: 'Não foi possível carregar o restante da lista.',
  plans: 'Ver planos e preços',
  held: 'Sua conta está aberta em dispositivos demais. Remova um deles para continuar aqui.',
  devices: 'Gerenciar dispositivos',
  nothingContains: (search) => <>Nada contém {search}.</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>Nada encontrado. O filtro {filter} esconde o único resultado.</>
    ) : (
      <>
        Nada encontrado. O filtro {filter} esconde todos os {count} resultados.
      </>
    ),
  nothingTogether: 'Nada corresponde a tudo isso ao mesmo tempo.',
  without: (filter, count) => `Sem ${filter} (${count})`,
  showAll: 'Mostrar tudo',
}
