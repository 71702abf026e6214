import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'Webhooks',
  text: 'Llamamos a tu servidor cuando un resumen o un boletín está listo.',
  help: 'Cómo verificar una llamada',
  off: 'Desactivado',
  failing: 'Fallando',
  open: 'Abrir',
  openNamed: (host) => `Abrir ${host}`,
  newWebhook: 'Nuevo webhook',
  newWebhookText: 'Una dirección https en internet, accesible para todos.',
  made: 'Tu secreto de firma',
  madeText: 'Demuestra que una llamada es nuestra. Cópialo ahora: no podremos mostrarlo otra vez.',
  secret: 'Secreto',
  copySecret: 'Copiar secreto',
  address: 'Dirección',
  addressInvalid: 'Escribe una dirección completa, como https://example.com/hook.',
  eventsLabel: 'Llamar cuando',
  events: {
    'summary.completed': 'Un resumen está en tu historial',
    'summary.failed': 'Un resumen no se pudo hacer',
    'digest.ready': 'Un boletín de lo que sigues está listo',
    'collection.ended': 'Todos los videos de una colección se han procesado',
  },
  eventsMissing: 'Elige al menos un evento.',
  create: 'Crear webhook',
}
