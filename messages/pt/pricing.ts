import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'Preços: três planos, com cobrança mensal',
  description: (price) =>
    `Um plano gratuito com ${free.allowance?.summaries ?? 0} resumos a cada ${dayWindowHours} horas, e dois pagos a partir de ${price} por mês. Cancele quando quiser.`,
  heading: 'Preços',
  lead: 'Comece grátis. Os planos pagos são cobrados por mês, em rupias indianas. Cancele quando quiser.',
  plansHeading: 'Planos',
  withoutScripts: 'Comprar um plano exige JavaScript, porque o formulário de pagamento precisa dele.',
  back: 'Voltar ao aplicativo',
  whyHeading: 'Por que escolher o Unlimited?',
  noCounting: {
    title: 'Sem contagem',
    text: (priceMore) =>
      `Por ${priceMore} a mais que o Pro, não há cota mensal. O único limite é o uso justo de ${summariesPerMinute} resumos e ${questionsPerMinute} perguntas por minuto.`,
  },
  why: [
    {
      title: 'Prioridade na fila',
      text: 'Quando muita gente está esperando, seus resumos são feitos primeiro.',
    },
    {
      title: 'Seu histórico completo',
      text: `Todos os resumos ficam à vista, em vez dos últimos ${pro.historyDays ?? 0} dias do Pro.`,
    },
    {
      title: 'Suporte VIP',
      text: `Respondemos em até ${unlimited.supportHours} horas, em vez das ${pro.supportHours} do Pro.`,
    },
  ],
  fineHeading: 'Bom saber',
  fine: [
    'Um resumo que falha, ou que você cancela, não conta. O mesmo vídeo de novo, no mesmo período, também não.',
    `Sua cota grátis volta ${dayWindowHours} horas depois do seu primeiro resumo.`,
    'Um cartão de fora da Índia é cobrado em rupias, pela taxa de câmbio do seu banco.',
    'Quando você cancela, o plano vale até o fim do mês que você pagou, e não há mais cobranças.',
    `Todo plano tem um limite de ${summariesPerMinute} resumos e ${questionsPerMinute} perguntas por minuto.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'Plano atual',
  next: 'Próximo plano',
  manage: 'Gerenciar plano',
  begins: (day) => `Começa em ${day}.`,
  beginsAfter: (plan) => `Começa quando o ${plan} terminar.`,
  beginsAfterOn: (plan, day) => `Começa quando o ${plan} terminar, em ${day}.`,
  beginsAtOnce: (plan) => `Começa na hora. Reembolsamos o que resta do ${plan}.`,
  upgrade: (plan) => `Passar para o ${plan}`,
  change: (plan) => `Mudar para o ${plan}`,
  renews: (day) => `Renova em ${day}.`,
  resume: (plan) => `Retomar o ${plan}`,
}
