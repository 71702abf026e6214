import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'Te enviaremos por correo un código de seis cifras. No necesitas contraseña.'

export const signIn: typeof source.signIn = {
  windowTitle: 'Iniciar sesión: Précis',
  title: 'Inicia sesión en tu cuenta',
  titleForSummaries: (count) =>
    plural(count, {
      one: `Inicia sesión: ${count} resumen gratis`,
      other: `Inicia sesión: ${count} resúmenes gratis`,
    }),
  titleToContinue: 'Inicia sesión para continuar',
  description: codeText,
  descriptionForPlan: `Inicia sesión para comprar un plan con este correo. ${codeText}`,
  descriptionToContinue: 'Tus resúmenes te acompañan.',
  signedInAs: (email) => <>Has iniciado sesión como {email}.</>,
  goOn: 'Continuar',
  held: 'Tu inicio de sesión funcionó y está en espera',
  or: 'o',
  continueWith: (name) => `Continuar con ${name}`,
  sendCode: 'Enviarme un código',
  codeSent: (email, minutes) => (
    <>
      Un código va de camino a {email}.{' '}
      {plural(minutes, {
        one: `Es válido durante ${minutes} minuto.`,
        other: `Es válido durante ${minutes} minutos.`,
      })}
    </>
  ),
  codeIsPrinted: 'Aquí no hay servidor de correo configurado: el código se muestra donde se inició Précis.',
  code: 'Código',
  codeIncomplete: 'Escribe las seis cifras del código',
  submit: 'Iniciar sesión',
  otherEmail: 'Usar otro correo',
  resend: 'Enviar otro código',
  resendIn: (seconds) => `Enviar otro código en ${seconds} s`,
  done: 'Sesión iniciada',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'Inicio de sesión cancelado.',
  expired: 'Tardó demasiado, o empezó en otro navegador. Inténtalo de nuevo.',
  emailUnverified: 'El correo de esa cuenta no está verificado. Inicia sesión con un código.',
  unavailable: 'Ahora mismo no podemos conectar con ese proveedor. Inicia sesión con un código.',
  other: 'No funcionó. Inténtalo de nuevo, o inicia sesión con un código.',
}
