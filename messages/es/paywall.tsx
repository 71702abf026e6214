import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Pasar a Pro',
  isWaiting: (title) => `“${title}” está en espera.`,
  usedUp: 'Ya usaste tus resúmenes gratis.',
  moreAfter: (count, hours) => `${count} más, ${hours} horas después del primero.`,
  moreAt: (count, moment) => `Recibirás ${count} más ${moment}.`,
  planLine: (price, allowance) => `${price}, ${allowance.toLowerCase()}`,
  subscribe: 'Suscribirse',
  subscribeTo: (plan) => `Suscribirse a ${plan}`,
  note: (link) => (
    <>
      Lo que has hecho sigue siendo tuyo para leerlo y buscar en él. Los planes se cobran cada mes y se pueden
      cancelar cuando quieras. {link('Comparar los planes')}
    </>
  ),
  comingSoon: 'Próximamente',
  notSetUp: 'Aquí aún no hay pagos configurados.',
  wasDemo: 'Era una demostración',
  wasDemoNote: 'No se ha cobrado nada. Puedes probar un plan en la página de precios.',
}

const at = (time: string): string => (/^0?1\b/.test(time) ? `a la ${time}` : `a las ${time}`)

export const soon: typeof source.soon = {
  today: (time) => `hoy ${at(time)}`,
  tomorrow: (time) => `mañana ${at(time)}`,
  later: (moment) => `el ${moment}`,
}
