import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'Konto',
  signInText: 'Melde dich an, um deinen Plan, deine Geräte und deine Daten zu sehen.',
  login: 'Anmelden',
  tooManyDevices: 'Du bist auf zu vielen Geräten angemeldet. Entferne eines davon, um hier weiterzumachen.',
  manageDevices: 'Geräte verwalten',
}
