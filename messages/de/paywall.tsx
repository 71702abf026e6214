import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Auf Pro erweitern',
  isWaiting: (title) => `„${title}“ wartet.`,
  usedUp: 'Deine kostenlosen Zusammenfassungen sind aufgebraucht.',
  moreAfter: (count, hours) => `${count} weitere, ${hours} Stunden nach deiner ersten.`,
  moreAt: (count, moment) => `Du bekommst ${count} weitere ${moment}.`,
  planLine: (price, allowance) => `${price}, ${allowance}`,
  subscribe: 'Abonnieren',
  subscribeTo: (plan) => `${plan} abonnieren`,
  note: (link) => (
    <>
      Was du erstellt hast, kannst du weiter lesen und durchsuchen. Pläne werden monatlich abgerechnet und
      sind jederzeit kündbar. {link('Pläne vergleichen')}
    </>
  ),
  comingSoon: 'Kommt bald',
  notSetUp: 'Zahlungen sind hier noch nicht eingerichtet.',
  wasDemo: 'Das war eine Vorführung',
  wasDemoNote: 'Es wurde nichts berechnet. Auf der Preisseite kannst du einen Plan ausprobieren.',
}

export const soon: typeof source.soon = {
  today: (time) => `heute um ${time}`,
  tomorrow: (time) => `morgen um ${time}`,
  later: (moment) => `am ${moment}`,
}
