import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { plural } from './language.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'Tu código para iniciar sesión en Précis',
    preview: (minutes) => `Válido durante ${minutes} minutos, en el navegador que lo pidió`,
    heading: 'Tu código para iniciar sesión',
    enter: 'Escríbelo en el navegador donde lo pediste.',
    valid: (minutes) => `Es válido durante ${minutes} minutos y funciona una vez. Nunca te lo pediremos.`,
    reason:
      'Alguien escribió tu dirección para iniciar sesión en Précis. Si no lo hiciste tú, ignora este correo: sin el código no pasa nada.',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta de Précis',
    heading: 'Nuevo inicio de sesión en tu cuenta',
    text: 'Un dispositivo que no conocíamos inició sesión en tu cuenta de Précis.',
    device: 'Dispositivo',
    near: 'Cerca de',
    unknown: 'Desconocido',
    ipAddress: 'Dirección IP',
    time: 'Hora',
    advice:
      'Si lo hiciste tú, no hace falta hacer nada. Si no, abre tu cuenta, quita el dispositivo y revisa quién más puede leer tu correo: ahí llegan los códigos para iniciar sesión.',
    reason:
      'Recibes este correo porque alguien inició sesión en tu cuenta de Précis en un dispositivo nuevo.',
  },
  newKey: {
    subject: 'Una nueva clave de API para tu cuenta de Précis',
    heading: 'Una nueva clave de API para tu cuenta',
    text: 'Se creó una clave de API en tu cuenta de Précis. Un programa puede usarla para actuar en tu nombre.',
    name: 'Nombre',
    beginsWith: 'Empieza por',
    may: 'Puede',
    scopes: keyTexts.scopes,
    ends: 'Caduca',
    never: 'Nunca',
    advice:
      'Si lo hiciste tú, no hace falta hacer nada. Si no, abre tu cuenta, elimina la clave y cierra la sesión en todas partes.',
    reason: 'Recibes este correo porque alguien creó una clave de API en tu cuenta de Précis.',
  },
  deletion: {
    subject: 'Tu cuenta de Précis se eliminará',
    preview: (day) => `El ${day}, si no la conservas`,
    heading: 'Tu cuenta se eliminará',
    text: (day) => `Pediste eliminar tu cuenta. Termina el ${day}, junto con tu historial.`,
    planEnds: (plan) =>
      `Tu plan ${plan} termina con tu cuenta. Después no se cobra más, y el resto del mes pagado no se reembolsa.`,
    planRenews: (plan, day) =>
      `Tu plan ${plan} termina con tu cuenta. Después no se cobra más, y el resto del mes pagado no se reembolsa. Aún se renueva el ${day}: cancélalo en la página de tu cuenta si no quieres que ocurra.`,
    keep: 'Para conservarla, inicia sesión antes de ese día y abre la página de tu cuenta. Si no lo pediste, hazlo ahora y cierra la sesión en todas partes.',
    reason: 'Recibes este correo porque lo pidió alguien con la sesión iniciada en tu cuenta de Précis.',
  },
  deleted: {
    subject: 'Tu cuenta de Précis se ha eliminado',
    text: 'Tu cuenta y tu historial se han eliminado. No se te cobrará más.',
    back: 'Puedes volver en cualquier momento: inicia sesión con esta dirección para empezar de nuevo.',
    reason: 'Recibes este correo porque tu cuenta de Précis se ha eliminado, como pediste.',
  },
  open: 'Abrir tu cuenta',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'Un nuevo webhook para tu cuenta de Précis',
    heading: 'Un nuevo webhook para tu cuenta',
    text: 'Se creó un webhook en tu cuenta de Précis. Desde ahora llamamos a su dirección cuando algo está listo.',
    server: 'Servidor',
    calledWhen: 'Se llama cuando',
    events: webhookTexts.events,
    advice:
      'Si lo hiciste tú, no hace falta hacer nada. Si no, abre tu cuenta, elimina el webhook y tus claves de API, y cierra la sesión en todas partes.',
    reason: 'Recibes este correo porque alguien creó un webhook en tu cuenta de Précis.',
  },
  off: {
    heading: 'Desactivamos un webhook',
    gone: (host) => `${host} respondió con el estado 410, que pide dejar de llamar.`,
    goneText: (host) =>
      `${host} respondió con el estado 410, que pide dejar de llamar. Por eso desactivamos el webhook.`,
    failing: (host, days) => `A ${host} no le ha llegado nada en ${days} días.`,
    failingText: (host, days) =>
      `A ${host} no le ha llegado nada en ${days} días. Por eso desactivamos el webhook.`,
    next: 'Cuando el servidor vuelva a funcionar, activa otra vez el webhook en la página de tu cuenta. Desde ahí puedes enviar lo que se perdió.',
    reason: 'Recibes este correo porque hay un webhook en tu cuenta de Précis.',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) =>
    plural(count, {
      one: `${count} video nuevo en breve, ${day}`,
      other: `${count} videos nuevos en breve, ${day}`,
    }),
  notDone: (count, day) =>
    plural(count, { one: `${count} video nuevo, ${day}`, other: `${count} videos nuevos, ${day}` }),
  failed: 'Sin resumir',
  failure: failureIn(problemTexts, 'No se pudo hacer ningún resumen.'),
  waiting: 'A la espera de tu cupo',
  waitingNote: 'Lo resumiremos cuando te quede un resumen.',
  deleted: 'Este resumen se eliminó.',
  states: lineWords.states,
  open: 'Abrir este boletín',
  stop: 'Dejar de recibir estos correos',
  reason:
    'Recibes este boletín porque sigues canales, listas o podcasts en Précis. Seguir no cuesta nada; cada resumen cuenta como uno.',
}
