import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'Não conseguimos carregar seus pagamentos. Seu plano não é afetado.',
  loading: 'Carregando pagamentos...',
  demo: 'Demonstração: os pagamentos não estão configurados neste servidor, então nada é cobrado.',
  seePlans: 'Ver os planos',
  changePlan: 'Mudar de plano',
  resume: 'Retomar',
  cancel: 'Cancelar',
  payments: 'Pagamentos',
  paidFor: (plan, start, end) => `${plan}, de ${start} a ${end}`,
  paidForInDemo: (plan, start, end) => `${plan}, de ${start} a ${end} (demonstração)`,
  refunded: (price) => `(${price} de reembolso)`,
  receipt: 'Recibo',
  olderNotLoaded: 'Não foi possível carregar os pagamentos mais antigos.',
  showOlder: 'Mostrar mais antigos',
  cancelTitle: (plan) => `Cancelar o ${plan}?`,
  staysUntil: (plan, day) => `Você continua com o ${plan} até ${day}. Não haverá mais cobranças.`,
  staysForMonth: (plan) =>
    `Você continua com o ${plan} até o fim do mês que pagou. Não haverá mais cobranças.`,
  endsNow: (plan) => `O ${plan} termina agora. Não haverá mais cobranças.`,
  keep: (plan) => `Manter o ${plan}`,
  cancelSubscription: 'Cancelar assinatura',
  cancelled: 'Assinatura cancelada',
  cancelledNote: 'Não haverá mais cobranças.',
}
