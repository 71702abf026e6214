import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'Gesperrt',
  unlock: 'Mit einem größeren Plan gibt es unbegrenzt Zusammenfassungen',
  next: (moment) => <>Deine nächste kostenlose Zusammenfassung: {moment}</>,
  upgrade: 'Plan erweitern',
  viewPlans: 'Preise ansehen',
  signIn: 'Ich habe einen Plan: anmelden',
}
