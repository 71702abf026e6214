import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'Deine Zahlungen konnten nicht geladen werden. Dein Plan ist davon nicht betroffen.',
  loading: 'Zahlungen werden geladen...',
  demo: 'Vorführung: Auf diesem Server sind keine Zahlungen eingerichtet, es wird also nichts berechnet.',
  seePlans: 'Pläne ansehen',
  changePlan: 'Plan wechseln',
  resume: 'Fortsetzen',
  cancel: 'Kündigen',
  payments: 'Zahlungen',
  paidFor: (plan, start, end) => `${plan}, ${start} bis ${end}`,
  paidForInDemo: (plan, start, end) => `${plan}, ${start} bis ${end} (Vorführung)`,
  refunded: (price) => `(${price} erstattet)`,
  receipt: 'Beleg',
  olderNotLoaded: 'Ältere Zahlungen konnten nicht geladen werden.',
  showOlder: 'Ältere zeigen',
  cancelTitle: (plan) => `${plan} kündigen?`,
  staysUntil: (plan, day) => `${plan} bleibt dir bis zum ${day}. Danach wird nichts mehr abgebucht.`,
  staysForMonth: (plan) =>
    `${plan} bleibt dir bis zum Ende des bezahlten Monats. Danach wird nichts mehr abgebucht.`,
  endsNow: (plan) => `${plan} endet sofort. Danach wird nichts mehr abgebucht.`,
  keep: (plan) => `${plan} behalten`,
  cancelSubscription: 'Abo kündigen',
  cancelled: 'Abo gekündigt',
  cancelledNote: 'Es wird nichts mehr abgebucht.',
}
