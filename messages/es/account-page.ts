import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'Cuenta',
  signInText: 'Inicia sesión para ver tu plan, tus dispositivos y tus datos.',
  login: 'Iniciar sesión',
  tooManyDevices: 'Tienes sesiones abiertas en demasiados dispositivos. Quita uno para continuar aquí.',
  manageDevices: 'Gestionar dispositivos',
}
