import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'Tu correo: 2 resúmenes gratis',
  description:
    'Un resumen gratis más: escribe tu correo y empieza enseguida. Sin contraseña ni correos publicitarios.',
  submit: 'Continuar',
  signIn: 'Mejor iniciar sesión',
}
