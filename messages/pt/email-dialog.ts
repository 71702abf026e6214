import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'Entre e ganhe 2 resumos grátis',
  description: 'Mais um resumo grátis: digite seu e-mail e ele começa na hora. Sem senha, sem newsletter.',
  submit: 'Continuar',
  signIn: 'Prefiro entrar na conta',
}
