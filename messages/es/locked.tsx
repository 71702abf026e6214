import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'Bloqueado',
  unlock: 'Mejora tu plan para tener resúmenes ilimitados',
  next: (moment) => <>Tu próximo resumen gratis: {moment}</>,
  upgrade: 'Mejorar ahora',
  viewPlans: 'Ver precios',
  signIn: 'Ya tengo un plan: iniciar sesión',
}
