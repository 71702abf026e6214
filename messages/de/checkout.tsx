import type * as source from '#messages/checkout.tsx'

export const checkout: typeof source.checkout = {
  title: (plan) => `${plan} abonnieren`,
  preparing: 'Deine Bestellung wird vorbereitet...',
  confirming: 'Deine Zahlung wird bestätigt. Das kann einen Moment dauern...',
  late: 'Wir prüfen deine Zahlung noch.',
  lateNote:
    'Bitte zahle nicht noch einmal. Du kannst dies schließen: Sobald dein Plan bereit ist, steht es hier.',
  emailHint: 'Der Plan gehört dann zu dieser Adresse. Melde dich mit ihr an, um ihn zu nutzen.',
  goOn: 'Weiter',
  whyState: 'Deine Rechnung enthält GST und muss deshalb deinen Bundesstaat nennen.',
  state: 'Bundesstaat',
  chooseState: 'Auswählen...',
  stateMissing: 'Bitte wähle deinen Bundesstaat',
  gstin: 'GSTIN, falls du registriert bist (freiwillig)',
  gstinInvalid: 'Bitte gib eine gültige GSTIN ein oder lass das Feld leer',
  demo: (strong) => (
    <>
      {strong('Dies ist eine Vorführung.')} Auf diesem Server sind keine Zahlungen eingerichtet: Du wirst nach
      keiner Karte gefragt, und es wird nichts berechnet. Du bekommst den Plan zum Ausprobieren, bis echte
      Zahlungen eingerichtet sind.
    </>
  ),
  plan: 'Plan',
  price: 'Preis',
  perMonth: (price) => `${price} im Monat`,
  begins: 'Beginnt',
  refunded: 'Erstattet',
  payDemo: (price) => `${price} zahlen (Vorführung)`,
  loading: 'Zahlung wird geladen',
  loadingNote: 'Bitte warte, bis das Zahlungsformular geladen ist...',
  billedMonthly: (plan) => `${plan}, monatlich abgerechnet`,
  error: 'Fehler',
  notLoaded: 'Das Skript von Razorpay wurde nicht geladen. Bitte versuch es noch einmal.',
  noOrder: (reason) => `Die Bestellung konnte nicht angelegt werden: ${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'Zahlung nicht bestätigt',
  refusedNote: 'Wenn Geld abgebucht wurde, schreib uns bitte.',
  scheduled: 'Plan vorgemerkt',
  beginsNextMonth: (plan) =>
    `${plan} beginnt, wenn dein bezahlter Monat endet. Bis dahin ändert sich nichts.`,
  returned: 'Zahlung erstattet',
  returnedNote:
    'Zu dieser Adresse gehört schon ein Plan, deshalb erstatten wir deine Zahlung. Melde dich an, um den Plan zu wechseln.',
  activated: 'Abo aktiviert!',
  thanks: 'Danke.',
  demo: 'Dies ist eine Vorführung: Es wurde nichts berechnet.',
  codeMailed: (email) =>
    `Melde dich mit dem Code an, den wir an ${email} geschickt haben, um den Plan zu nutzen.`,
  codeToMail: (email) => `Melde dich mit dem Code an, den wir an ${email} schicken, um den Plan zu nutzen.`,
}
