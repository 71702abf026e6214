import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'Bloqueado',
  unlock: 'Faça upgrade para liberar resumos ilimitados',
  next: (moment) => <>Seu próximo resumo grátis: {moment}</>,
  upgrade: 'Fazer upgrade',
  viewPlans: 'Ver planos e preços',
  signIn: 'Já tenho um plano: entrar',
}
