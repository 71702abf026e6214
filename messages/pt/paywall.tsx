import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Passar para o Pro',
  isWaiting: (title) => `“${title}” está esperando.`,
  usedUp: 'Você já usou seus resumos grátis.',
  moreAfter: (count, hours) => `Mais ${count}, ${hours} horas depois do primeiro.`,
  moreAt: (count, moment) => `Você recebe mais ${count} ${moment}.`,
  planLine: (price, allowance) => `${price}, ${allowance.toLowerCase()}`,
  subscribe: 'Assinar',
  subscribeTo: (plan) => `Assinar o ${plan}`,
  note: (link) => (
    <>
      O que você fez continua seu para ler e pesquisar. Os planos são cobrados por mês, cancele quando quiser.{' '}
      {link('Comparar os planos')}
    </>
  ),
  comingSoon: 'Em breve',
  notSetUp: 'Os pagamentos ainda não estão configurados aqui.',
  wasDemo: 'Isto foi uma demonstração',
  wasDemoNote: 'Nada foi cobrado. Você pode experimentar um plano na página de preços.',
}

export const soon: typeof source.soon = {
  today: (time) => `hoje às ${time}`,
  tomorrow: (time) => `amanhã às ${time}`,
  later: (moment) => `em ${moment}`,
}
