import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'Enviamos por e-mail um código de seis dígitos. Sem senha.'

export const signIn: typeof source.signIn = {
  windowTitle: 'Entrar: Précis',
  title: 'Entre na sua conta',
  titleForSummaries: (count) =>
    plural(count, {
      one: `Entre e ganhe ${count} resumo grátis`,
      other: `Entre e ganhe ${count} resumos grátis`,
    }),
  titleToContinue: 'Entre para continuar',
  description: codeText,
  descriptionForPlan: `Entre para comprar um plano para este e-mail. ${codeText}`,
  descriptionToContinue: 'Seus resumos vêm com você.',
  signedInAs: (email) => <>Você entrou como {email}.</>,
  goOn: 'Continuar',
  held: 'Seu login deu certo e está aguardando',
  or: 'ou',
  continueWith: (name) => `Continuar com o ${name}`,
  sendCode: 'Enviar um código',
  codeSent: (email, minutes) => (
    <>
      Um código está a caminho de {email}.{' '}
      {plural(minutes, {
        one: `Ele vale por ${minutes} minuto.`,
        other: `Ele vale por ${minutes} minutos.`,
      })}
    </>
  ),
  codeIsPrinted: 'Não há servidor de e-mail configurado aqui: o código aparece onde o Précis foi iniciado.',
  code: 'Código',
  codeIncomplete: 'Digite os seis dígitos do código',
  submit: 'Entrar',
  otherEmail: 'Usar outro e-mail',
  resend: 'Enviar outro código',
  resendIn: (seconds) => `Enviar outro código em ${seconds} s`,
  done: 'Você entrou na conta',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'Login cancelado.',
  expired: 'Demorou demais, ou começou em outro navegador. Tente de novo.',
  emailUnverified: 'O e-mail dessa conta não foi confirmado. Entre com um código.',
  unavailable: 'Não conseguimos falar com esse serviço agora. Entre com um código.',
  other: 'Não deu certo. Tente de novo ou entre com um código.',
}
