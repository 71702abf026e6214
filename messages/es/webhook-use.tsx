import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'Aún no se ha enviado nada. Envía una prueba para verlo.',
  deliveries: 'Envíos',
  newest: (max) => `Los últimos ${max} como máximo`,
  counted: {
    waiting: (count) => `${count} en espera`,
    delivered: (count) => plural(count, { one: `${count} entregado`, other: `${count} entregados` }),
    failed: (count) => plural(count, { one: `${count} fallido`, other: `${count} fallidos` }),
  },
  waitingInAll: (count) => `${count} en espera en total`,
  states: { waiting: 'En espera', delivered: 'Entregado', failed: 'Falló' },
  attempts: (count) => plural(count, { one: `${count} intento`, other: `${count} intentos` }),
  lastTook: (ms) => `el último tardó ${ms} ms`,
  nextAt: (moment) => `el siguiente, el ${moment}`,
  list: (facts) => facts.join(', '),
  sent: 'Enviado',
  answer: 'Respuesta',
  sendAgain: 'Enviar de nuevo',
  answered: (status) => `Respondió ${status}.`,
  failures: {
    'private-address': 'El nombre lleva a una dirección privada, a la que no llamamos.',
    'unknown-host': 'No hay ningún servidor con este nombre.',
    unreachable: 'El servidor no aceptó la conexión.',
    insecure: 'El certificado del servidor no es válido.',
    closed: 'El servidor cerró la conexión sin responder.',
    timeout: 'No respondió a tiempo.',
    'switched-off': 'No se envió porque el webhook estaba desactivado.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'Enviar una prueba',
  switchOn: 'Activar',
  switchOff: 'Desactivar',
  oldSecretUntil: (moment) => <>El secreto anterior funciona hasta el {moment}.</>,
  newSecret: 'Nuevo secreto',
  newSecretQuestion: (hours) => `¿Crear un secreto nuevo? El anterior funciona ${hours} horas más.`,
  makeSecret: 'Crear un secreto nuevo',
  made: 'Tu nuevo secreto de firma',
  madeText: 'Cópialo ahora: no podremos mostrarlo otra vez.',
  secret: 'Secreto',
  copySecret: 'Copiar secreto',
  delete: 'Eliminar',
  deleteQuestion: '¿Eliminarlo, con el registro de lo que se le envió?',
  deleteWebhook: 'Eliminar webhook',
  deleted: 'Webhook eliminado',
}
