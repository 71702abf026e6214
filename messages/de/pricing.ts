import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'Preise: drei Pläne, monatlich abgerechnet',
  description: (price) =>
    `Ein kostenloser Plan mit ${free.allowance?.summaries ?? 0} Zusammenfassungen in ${dayWindowHours} Stunden und zwei bezahlte ab ${price} im Monat. Jederzeit kündbar.`,
  heading: 'Preise',
  lead: 'Fang kostenlos an. Bezahlte Pläne werden monatlich in indischen Rupien abgerechnet. Jederzeit kündbar.',
  plansHeading: 'Pläne',
  withoutScripts: 'Ein Kauf braucht JavaScript, weil das Zahlungsformular es braucht.',
  back: 'Zurück zur App',
  whyHeading: 'Warum Unlimited?',
  noCounting: {
    title: 'Kein Zählen',
    text: (priceMore) =>
      `Für ${priceMore} mehr als Pro gibt es kein monatliches Kontingent. Die einzige Grenze ist faire Nutzung: ${summariesPerMinute} Zusammenfassungen und ${questionsPerMinute} Fragen in der Minute.`,
  },
  why: [
    {
      title: 'Vorrang in der Warteschlange',
      text: 'Wenn viele warten, entstehen deine Zusammenfassungen zuerst.',
    },
    {
      title: 'Dein ganzer Verlauf',
      text: `Jede Zusammenfassung bleibt zu sehen, nicht nur die der letzten ${pro.historyDays ?? 0} Tage wie mit Pro.`,
    },
    {
      title: 'Bevorzugte Hilfe',
      text: `Wir antworten innerhalb von ${unlimited.supportHours} Stunden statt ${pro.supportHours} wie mit Pro.`,
    },
  ],
  fineHeading: 'Gut zu wissen',
  fine: [
    'Eine Zusammenfassung, die misslingt oder die du abbrichst, zählt nicht. Ebenso wenig dasselbe Video noch einmal im selben Zeitraum.',
    `Dein kostenloses Kontingent ist ${dayWindowHours} Stunden nach deiner ersten Zusammenfassung wieder da.`,
    'Eine Karte von außerhalb Indiens wird in Rupien belastet, zum Wechselkurs deiner Bank.',
    'Wenn du kündigst, bleibt dein Plan bis zum Ende des bezahlten Monats, danach wird nichts mehr abgebucht.',
    `Für jeden Plan gilt eine Grenze von ${summariesPerMinute} Zusammenfassungen und ${questionsPerMinute} Fragen in der Minute.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'Jetziger Plan',
  next: 'Nächster Plan',
  manage: 'Plan verwalten',
  begins: (day) => `Beginnt am ${day}.`,
  beginsAfter: (plan) => `Beginnt, wenn ${plan} endet.`,
  beginsAfterOn: (plan, day) => `Beginnt, wenn ${plan} endet, am ${day}.`,
  beginsAtOnce: (plan) => `Beginnt sofort. Was von ${plan} übrig ist, erstatten wir.`,
  upgrade: (plan) => `Auf ${plan} erweitern`,
  change: (plan) => `Zu ${plan} wechseln`,
  renews: (day) => `Verlängert sich am ${day}.`,
  resume: (plan) => `${plan} fortsetzen`,
}
