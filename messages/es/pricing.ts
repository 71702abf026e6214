import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'Precios: tres planes, con cobro mensual',
  description: (price) =>
    `Un plan gratis con ${free.allowance?.summaries ?? 0} resúmenes cada ${dayWindowHours} horas, y dos de pago desde ${price} al mes. Cancela cuando quieras.`,
  heading: 'Precios',
  lead: 'Empieza gratis. Los planes de pago se cobran cada mes en rupias indias. Cancela cuando quieras.',
  plansHeading: 'Planes',
  withoutScripts: 'Para comprar un plan hace falta JavaScript, porque el formulario de pago lo necesita.',
  back: 'Volver a la aplicación',
  whyHeading: '¿Por qué elegir Unlimited?',
  noCounting: {
    title: 'Sin contar',
    text: (priceMore) =>
      `Por ${priceMore} más que Pro no hay cupo mensual. El único límite es el uso razonable: ${summariesPerMinute} resúmenes y ${questionsPerMinute} preguntas por minuto.`,
  },
  why: [
    {
      title: 'Prioridad en la cola',
      text: 'Cuando espera mucha gente, tus resúmenes se hacen primero.',
    },
    {
      title: 'Todo tu historial',
      text: `Todos los resúmenes siguen a la vista, en lugar de los últimos ${pro.historyDays ?? 0} días con Pro.`,
    },
    {
      title: 'Atención VIP',
      text: `Respondemos en un plazo de ${unlimited.supportHours} horas, en lugar de ${pro.supportHours} con Pro.`,
    },
  ],
  fineHeading: 'Conviene saber',
  fine: [
    'Un resumen que falla, o que cancelas, no cuenta. Tampoco el mismo video otra vez en el mismo periodo.',
    `Tu cupo gratis vuelve ${dayWindowHours} horas después de tu primer resumen.`,
    'Una tarjeta de fuera de la India se cobra en rupias, al tipo de cambio de tu banco.',
    'Si cancelas, tu plan se mantiene hasta el final del mes que pagaste, y no se te cobra más.',
    `Todos los planes tienen un límite de ${summariesPerMinute} resúmenes y ${questionsPerMinute} preguntas por minuto.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'Plan actual',
  next: 'Próximo plan',
  manage: 'Gestionar plan',
  begins: (day) => `Empieza el ${day}.`,
  beginsAfter: (plan) => `Empieza cuando termine ${plan}.`,
  beginsAfterOn: (plan, day) => `Empieza cuando termine ${plan}, el ${day}.`,
  beginsAtOnce: (plan) => `Empieza de inmediato. Te reembolsamos lo que queda de ${plan}.`,
  upgrade: (plan) => `Pasar a ${plan}`,
  change: (plan) => `Cambiar a ${plan}`,
  renews: (day) => `Se renueva el ${day}.`,
  resume: (plan) => `Reanudar ${plan}`,
}
