import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'Gestão de usuários: Précis',
  heading: 'Gestão de usuários',
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
  more: 'Mostrar mais',
  unlimited: 'Ilimitado',
  success: 'Pronto',
  error: 'Erro',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'Todos os usuários',
  search: 'Buscar por e-mail',
  users: 'Usuários',
  none: 'Nenhum usuário ainda.',
  noMatch: 'Nenhum usuário corresponde à busca.',
  moreThan: (count) => `Mais de ${number(count)} usuários`,
  count: (count) => plural(count, { one: `${count} usuário`, other: `${count} usuários` }),
  left: (count) => plural(count, { one: `resta ${count}`, other: `restam ${count}` }),
  select: 'Selecionar',
  selectUser: (email) => `Selecionar ${email}`,
  current: 'Usuário selecionado',
  choose: 'Escolha um usuário na lista ou digite um endereço.',
  unknown: 'Nenhum usuário tem este endereço.',
  email: 'E-mail',
  plan: 'Plano',
  subscribed: 'Assinante',
  yes: 'Sim',
  no: 'Não',
  remaining: 'Restantes',
  created: 'Criado em',
}

export const adminForms: typeof source.adminForms = {
  register: 'Cadastrar usuário',
  email: 'E-mail',
  phone: 'Telefone (opcional)',
  send: 'Cadastrar',
  sending: 'Cadastrando...',
  registered: (isNew) => (isNew ? 'Usuário cadastrado' : 'Este endereço já estava cadastrado'),
  notRegistered: 'Não foi possível cadastrar o usuário',
  test: 'Resumo de teste',
  userEmail: 'E-mail do usuário',
  video: 'URL do vídeo',
  generate: 'Gerar resumo',
  generating: 'Gerando...',
  counts: 'O resumo conta na cota deste usuário.',
  notGenerated: 'Não foi possível gerar o resumo',
  noneLeft: 'Este usuário não tem mais resumos.',
  generated: (left) =>
    plural(left, {
      one: `Resumo gerado! Resta ${left} resumo a este usuário.`,
      other: `Resumo gerado! Restam ${left} resumos a este usuário.`,
    }),
  generatedUnlimited: 'Resumo gerado! Este usuário tem resumos ilimitados.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'Pedidos de ajuda',
  show: 'Mostrar',
  open: 'Em aberto',
  answered: 'Respondidos',
  all: 'Todos',
  requests: 'Pedidos e seu estado',
  nobodyWaits: 'Ninguém está esperando resposta.',
  noRequests: 'Não há nenhum.',
  markAnswered: 'Marcar como respondido',
  openAgain: 'Reabrir',
  signedIn: 'Com login',
  notSignedIn: 'Sem login',
  answerBy: (moment) => `responder até ${moment}`,
  notMailed: 'e-mail não enviado',
  usage: 'Histórico de uso',
  chooseUser: 'Escolha um usuário para ver o que ele resumiu.',
  summaries: 'Resumos deste usuário',
  noSummaries: 'Nenhum resumo ainda.',
}

type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin} ${what}${target === null ? '' : ` (${target})`}`

export const adminActivity: typeof source.adminActivity = {
  title: 'Atividade da administração',
  list: 'Atividade, da mais recente para a mais antiga',
  none: 'Nada ainda.',
  failed: (why) => `Falhou: ${why}`,
  done: {
    'list-users': did('listou os usuários'),
    'read-usage': did('viu o uso'),
    'register-user': did('cadastrou um usuário'),
    summarize: did('fez um resumo'),
    'list-help-requests': did('listou os pedidos de ajuda'),
    'change-help-request': did('alterou um pedido de ajuda'),
    'read-audit': did('leu esta lista'),
  },
}
