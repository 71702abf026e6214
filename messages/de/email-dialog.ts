import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'Anmelden für 2 kostenlose Zusammenfassungen',
  description:
    'Noch eine kostenlose Zusammenfassung: Gib deine E-Mail-Adresse ein, und es geht sofort los. Kein Passwort, kein Newsletter.',
  submit: 'Weiter',
  signIn: 'Lieber anmelden',
}
