import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'Perfil',
  email: 'E-mail',
  memberSince: 'Conta criada em',
  phone: 'Telefone',
  optional: 'Opcional.',
  save: 'Salvar',
  phoneSaved: 'Telefone salvo',
  plan: 'Plano',
  comeBack: (moment) => <>Seus resumos voltam em {moment}.</>,
  data: 'Seus dados',
  dataText: 'Tudo o que é seu, em um arquivo JSON.',
  downloadData: 'Baixar meus dados',
  exportHistory: (link) => (
    <>Para notas, cartões ou um gerenciador de referências, {link('exporte seu histórico')}.</>
  ),
  devices: 'Dispositivos',
  signOutEverywhere: 'Sair de todos os dispositivos',
  signOutQuestion: 'Isso encerra a sessão em todos os dispositivos, inclusive neste.',
  loggedOut: 'Sessão encerrada',
  onAllDevices: 'Em todos os dispositivos.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'Excluir a conta',
  text: 'Seu histórico, seus dispositivos e suas configurações são excluídos de vez. Guardamos apenas os registros de pagamento que a lei exige. Você tem sete dias para mudar de ideia.',
  deleteMine: 'Excluir minha conta',
  dialogText: 'Ela será excluída em sete dias. Até lá, você pode mudar de ideia nesta página.',
  typeToConfirm: (email) => `Digite ${email} para confirmar`,
  pleaseType: (email) => `Digite ${email}`,
  requested: 'Sua conta será excluída em sete dias',
  notice: 'Exclusão',
  willBeDeleted: (day) => <>Esta conta será excluída em {day}.</>,
  untilThen: 'Até lá, tudo continua como está.',
  keep: 'Manter minha conta',
  stays: 'Sua conta foi mantida',
}
