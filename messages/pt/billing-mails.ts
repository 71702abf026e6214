import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `O plano ${plan} está ativo`,
    costs: (plan, price) => `O ${plan} custa ${price} por mês. Você pode cancelar quando quiser.`,
    renews: (plan, price, day) =>
      `O ${plan} custa ${price} por mês e renova em ${day}. Você pode cancelar quando quiser.`,
    use: 'Entre com este endereço para usar o plano.',
  },
  changed: {
    subject: (plan) => `Seu plano agora é o ${plan}`,
    text: (plan, before, price) => `O ${plan} substitui o ${before} e custa ${price} por mês.`,
    refunded: (plan, before, price, credit) =>
      `O ${plan} substitui o ${before} e custa ${price} por mês. Reembolsamos ${credit} do seu último mês.`,
  },
  scheduled: {
    goesOn: (plan) => `O ${plan} continua`,
    follows: (plan, next) => `Depois do ${plan} vem o ${next}`,
    text: (plan, until, next) => `O ${plan} vale até ${until}; depois começa o ${next}.`,
  },
  cancelled: {
    subject: (plan) => `O plano ${plan} foi cancelado`,
    text: (plan, until) => `O ${plan} vale até ${until}. Não haverá mais cobranças.`,
  },
  resumed: {
    subject: (plan) => `O ${plan} continua`,
    text: (plan) => `O cancelamento do ${plan} foi desfeito. Nada foi cobrado por isso.`,
    renews: (plan, day) =>
      `O cancelamento do ${plan} foi desfeito. Nada foi cobrado por isso. Ele renova em ${day}.`,
  },
  renewalFailed: {
    subject: (plan) => `Não conseguimos renovar o ${plan}`,
    text: (plan, until) =>
      `Seu pagamento não foi concluído. Vamos tentar de novo; sem ele, o ${plan} termina em ${until}.`,
    check: 'Confira seu cartão ou a autorização no seu banco.',
  },
  ended: {
    subject: (plan) => `O plano ${plan} terminou`,
    text: 'Agora você está no plano gratuito, e não haverá mais cobranças. Você pode voltar quando quiser.',

    follows: (plan, day) => `Agora você está no plano gratuito. O ${plan} começa em ${day}.`,
  },
  returned: {
    subject: (amount) => `Um pagamento de ${amount} será reembolsado`,
    text: (plan) =>
      `Alguém pagou o ${plan} para o seu endereço sem entrar na conta. Seu endereço já tem um plano, por isso estamos reembolsando o pagamento inteiro. Seu plano não mudou.`,

    chargedLate: (plan) =>
      `O ${plan} foi cobrado mais uma vez, embora já tivesse terminado. Estamos reembolsando o pagamento inteiro.`,
  },
  demo: 'Isto é uma demonstração: nada é cobrado.',
  open: 'Abrir sua conta',
  reason:
    'Você recebeu este e-mail porque ele trata de um plano do Précis para o seu endereço. Se não esperava por isso, avise pelo formulário de ajuda.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'Recibo', invoice: 'Fatura fiscal', demonstration: 'Demonstração' },
  subjects: {
    receipt: (number) => `Seu recibo ${number}`,
    invoice: (number) => `Sua fatura fiscal ${number}`,
    demonstration: (number) => `Sua demonstração ${number}`,
  },
  number: 'Número',
  date: 'Data',
  seller: 'Vendedor',
  gstin: 'GSTIN',
  buyer: 'Comprador',
  state: 'Estado',
  buyerGstin: 'GSTIN do comprador',
  payment: 'Pagamento',
  description: 'Descrição',
  amount: 'Valor',
  total: 'Total, com impostos',
  item: (plan, from, to) => `Précis ${plan}, de ${from} a ${to}`,
  demo: 'Isto é uma demonstração. Nada foi cobrado.',
  refunded: (amount) => `Desse valor, ${amount} foram devolvidos a você.`,
  paid: (amount) => `Você pagou ${amount}.`,
  numberIs: (number) => `Número: ${number}`,
  paymentIs: (payment) => `Pagamento: ${payment}`,
  hint: 'Na página da sua conta você pode imprimir este documento e cancelar quando quiser.',
}
