import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} ist aktiv`,
    costs: (plan, price) => `${plan} kostet ${price} im Monat. Du kannst jederzeit kündigen.`,
    renews: (plan, price, day) =>
      `${plan} kostet ${price} im Monat und verlängert sich am ${day}. Du kannst jederzeit kündigen.`,
    use: 'Melde dich mit dieser Adresse an, um den Plan zu nutzen.',
  },
  changed: {
    subject: (plan) => `Dein Plan ist jetzt ${plan}`,
    text: (plan, before, price) => `${plan} ersetzt ${before} und kostet ${price} im Monat.`,
    refunded: (plan, before, price, credit) =>
      `${plan} ersetzt ${before} und kostet ${price} im Monat. Von deinem letzten Monat erstatten wir ${credit}.`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} läuft weiter`,
    follows: (plan, next) => `Auf ${plan} folgt ${next}`,
    text: (plan, until, next) => `${plan} bleibt bis zum ${until}, dann beginnt ${next}.`,
  },
  cancelled: {
    subject: (plan) => `${plan} ist gekündigt`,
    text: (plan, until) => `${plan} bleibt bis zum ${until}. Danach wird nichts mehr abgebucht.`,
  },
  resumed: {
    subject: (plan) => `${plan} läuft weiter`,
    text: (plan) => `Die Kündigung von ${plan} ist zurückgenommen. Dafür wurde nichts berechnet.`,
    renews: (plan, day) =>
      `Die Kündigung von ${plan} ist zurückgenommen. Dafür wurde nichts berechnet. Der Plan verlängert sich am ${day}.`,
  },
  renewalFailed: {
    subject: (plan) => `${plan} konnte nicht verlängert werden`,
    text: (plan, until) =>
      `Deine Zahlung ist nicht durchgegangen. Wir versuchen es noch einmal; ohne sie endet ${plan} am ${until}.`,
    check: 'Bitte prüfe deine Karte oder das Mandat bei deiner Bank.',
  },
  ended: {
    subject: (plan) => `${plan} ist beendet`,
    text: 'Du hast jetzt den kostenlosen Plan, und es wird nichts mehr abgebucht. Du kannst jederzeit zurückkommen.',

    follows: (plan, day) => `Du hast jetzt den kostenlosen Plan. ${plan} beginnt am ${day}.`,
  },
  returned: {
    subject: (amount) => `Eine Zahlung von ${amount} wird erstattet`,
    text: (plan) =>
      `Jemand hat, ohne sich anzumelden, für deine Adresse ${plan} bezahlt. Zu deiner Adresse gehört schon ein Plan, deshalb erstatten wir die Zahlung ganz. An deinem Plan ändert sich nichts.`,

    chargedLate: (plan) =>
      `${plan} wurde noch einmal abgebucht, obwohl der Plan beendet war. Wir erstatten die Zahlung ganz.`,
  },
  demo: 'Dies ist eine Vorführung: Es wird nichts berechnet.',
  open: 'Konto öffnen',
  reason:
    'Du bekommst diese E-Mail, weil es um einen Plan von Précis für deine Adresse geht. Wenn du nicht damit gerechnet hast, sag es uns bitte über das Hilfeformular.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'Beleg', invoice: 'Rechnung', demonstration: 'Vorführung' },
  subjects: {
    receipt: (number) => `Dein Beleg ${number}`,
    invoice: (number) => `Deine Rechnung ${number}`,
    demonstration: (number) => `Deine Vorführung ${number}`,
  },
  number: 'Nummer',
  date: 'Datum',
  seller: 'Verkäufer',
  gstin: 'GSTIN',
  buyer: 'Käufer',
  state: 'Bundesstaat',
  buyerGstin: 'GSTIN des Käufers',
  payment: 'Zahlung',
  description: 'Beschreibung',
  amount: 'Betrag',
  total: 'Summe, Steuern inbegriffen',
  item: (plan, from, to) => `Précis ${plan}, ${from} bis ${to}`,
  demo: 'Dies ist eine Vorführung. Es wurde nichts berechnet.',
  refunded: (amount) => `Davon wurden ${amount} erstattet.`,
  paid: (amount) => `Du hast ${amount} bezahlt.`,
  numberIs: (number) => `Nummer: ${number}`,
  paymentIs: (payment) => `Zahlung: ${payment}`,
  hint: 'Drucken und jederzeit kündigen kannst du auf deiner Kontoseite.',
}
