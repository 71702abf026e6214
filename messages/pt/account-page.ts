import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'Conta',
  signInText: 'Entre para ver seu plano, seus dispositivos e seus dados.',
  login: 'Entrar',
  tooManyDevices: 'Sua conta está aberta em dispositivos demais. Remova um deles para continuar aqui.',
  manageDevices: 'Gerenciar dispositivos',
}
