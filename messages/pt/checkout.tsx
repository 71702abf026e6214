import type * as source from '#messages/checkout.tsx'

export const checkout: typeof source.checkout = {
  title: (plan) => `Assinar o ${plan}`,
  preparing: 'Preparando seu pedido...',
  confirming: 'Confirmando seu pagamento. Isso pode levar um momento...',
  late: 'Ainda estamos conferindo seu pagamento.',
  lateNote: 'Não pague de novo. Pode fechar esta janela: avisamos aqui assim que seu plano estiver pronto.',
  emailHint: 'Seu plano vai pertencer a este endereço. Entre com ele para usar o plano.',
  goOn: 'Continuar',
  whyState: 'Sua fatura inclui o imposto GST, por isso precisa indicar seu estado.',
  state: 'Estado',
  chooseState: 'Escolha...',
  stateMissing: 'Escolha seu estado',
  gstin: 'GSTIN, se você tiver registro (opcional)',
  gstinInvalid: 'Digite um GSTIN válido ou deixe em branco',
  demo: (strong) => (
    <>
      {strong('Isto é uma demonstração.')} Os pagamentos não estão configurados neste servidor: ninguém vai
      pedir cartão, e nada é cobrado. Você recebe o plano para experimentar, até que os pagamentos reais sejam
      configurados.
    </>
  ),
  plan: 'Plano',
  price: 'Preço',
  perMonth: (price) => `${price} por mês`,
  begins: 'Começa em',
  refunded: 'Reembolso',
  payDemo: (price) => `Pagar ${price} (demonstração)`,
  loading: 'Carregando o sistema de pagamento',
  loadingNote: 'Aguarde enquanto carregamos o sistema de pagamento...',
  billedMonthly: (plan) => `${plan}, cobrança mensal`,
  error: 'Erro',
  notLoaded: 'O script da Razorpay não foi carregado. Tente de novo.',
  noOrder: (reason) => `Não foi possível criar o pedido da assinatura: ${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'A verificação do pagamento falhou',
  refusedNote: 'Se o valor foi debitado, fale com o suporte.',
  scheduled: 'Plano agendado',
  beginsNextMonth: (plan) => `O ${plan} começa quando terminar o mês que você pagou. Até lá, nada muda.`,
  returned: 'Pagamento reembolsado',
  returnedNote:
    'Este endereço já tem um plano, por isso estamos reembolsando seu pagamento. Entre na conta para mudar de plano.',
  activated: 'Assinatura ativada!',
  thanks: 'Agradecemos!',
  demo: 'Isto é uma demonstração: nada foi cobrado.',
  codeMailed: (email) => `Entre com o código que enviamos para ${email} para usar o plano.`,
  codeToMail: (email) => `Entre com o código que vamos enviar para ${email} para usar o plano.`,
}
