import type * as source from '#messages/admin-status.ts'
import { plural } from './language.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'Estado do serviço',
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
  asOf: (moment, seconds) => `Situação em ${moment}. Atualiza a cada ${seconds} segundos.`,
  waiting: 'Na fila',
  oldest: (count, duration) => `${count}, o mais antigo há ${duration}`,
  running: 'Em andamento',
  silent: 'O processo não responde',
  spentToday: 'Gasto hoje',
  database: 'Banco de dados',
  shares: {
    all: 'Todos',
    visitors: 'Visitantes',
    network: 'Rede de visitantes que mais usa',
    free: 'Contas gratuitas',
    'free-account': 'Conta gratuita que mais usa',
    'paid-account': 'Conta paga que mais usa',
  },
  spent: (spent, max) => `${spent} de ${max}`,
  refused: (spent, max, count) =>
    plural(count, {
      one: `${spent} de ${max}, ${count} recusado`,
      other: `${spent} de ${max}, ${count} recusados`,
    }),
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'Modelos hoje (UTC)',
    heads: ['Modelo', 'Chamadas', 'Falhas', 'Tokens de entrada + saída', 'Custo'],
    empty: 'Nenhum modelo foi chamado hoje.',
  },
  sources: {
    title: 'Fontes de transcrições, desde que este servidor iniciou',
    heads: ['Fonte', 'Sucesso', 'Outros resultados'],
    empty: 'Nenhuma fonte foi consultada ainda.',
  },
  sweeps: {
    title: 'Limpezas',
    heads: ['Limpeza', 'Última execução', 'Linhas pendentes', 'Estado'],
    empty: 'Nenhuma limpeza roda aqui.',
  },
  sizes: { title: 'Tabelas', heads: ['Tabela', 'Tamanho', 'Linhas'], empty: 'Não há tabelas.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'desconhecido',
  noOthers: 'nenhum',
  notYet: 'ainda não',
  notCounted: 'não contado',
  running: 'Em andamento',
  failed: 'Falhou',
  good: 'Tudo certo',
}
