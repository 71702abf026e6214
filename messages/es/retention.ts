import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: 'Tu historial',
    howLong: `Hasta que lo elimines, y ${days.deletedItem} día más para deshacerlo; el de visitantes, ${days.idleVisitor} días, y lo que pegaron, ${days.visitorPaste}`,
    why: 'Para mostrarte tus resúmenes otra vez',
  },
  moments: {
    what: 'Las líneas que compartes, en una forma que no revela su dirección',
    howLong: 'Hasta que dejes de compartirlas, o mientras su resumen esté en tu historial',
    why: 'Para que sus enlaces funcionen',
  },
  highlights: {
    what: 'Las líneas que resaltas, y tus notas sobre ellas',
    howLong: 'Hasta que las quites, o mientras su resumen esté en tu historial',
    why: 'Para mostrarlas otra vez en todos tus dispositivos',
  },
  questions: {
    what: 'Las preguntas que haces sobre un resumen, y sus respuestas',
    howLong:
      'Hasta que las elimines, o mientras su resumen esté en tu historial; las 100 más recientes de cada uno',
    why: 'Para mostrarlas otra vez en todos tus dispositivos',
  },
  collections: {
    what: 'Tus colecciones, y qué pasó con cada video',
    howLong: 'Hasta que las elimines, o se elimine tu cuenta',
    why: 'Para mostrarlas otra vez en todos tus dispositivos',
  },
  video_lists: {
    what: 'Listas y canales, tal como los mostró YouTube',
    howLong: `${days.videoList} día`,
    why: 'Para que puedas elegir entre sus videos',
  },
  answers: {
    what: 'Las respuestas que dio la IA a tus preguntas',
    howLong: 'Hasta que elimines la pregunta, o un día después de que el video salga de tu historial',
    why: 'Para que la misma pregunta reciba la misma respuesta, y cuente una sola vez',
  },
  transcripts: {
    what: 'Transcripciones',
    howLong: `Una pegada, mientras esté en tu historial; sin cuenta, ${days.visitorPaste} días, con la red de la que vino en una forma que no se puede volver a leer; la de un video, hasta ${days.unusedVideo} días después de obtenerla, o mientras esté en el historial de alguien`,
    why: 'Para comprobar citas en ella, y preguntar a YouTube una sola vez',
  },
  translations: {
    what: 'Transcripciones en otros idiomas, y quién las pidió',
    howLong: 'Tanto como la transcripción; quién la pidió, 25 horas',
    why: 'Para que quien la lea después no espere, y para contar traducciones',
  },
  summaries: {
    what: 'El texto de los resúmenes',
    howLong: `${days.unusedVideo} días, o mientras esté en el historial de alguien`,
    why: 'Para que quien pida después el mismo video no espere',
  },
  runs: {
    what: 'Resúmenes en curso',
    howLong: '1 día después de que terminen',
    why: 'Para continuar tras perder la conexión',
  },
  people: {
    what: 'El número de una visita, y el correo que se escribió',
    howLong: `${days.idleVisitor} días después del último resumen`,
    why: 'Para contar los resúmenes gratis',
  },
  reservations: {
    what: 'Qué resúmenes se contaron',
    howLong: `${days.committedReservation} días; ${days.releasedReservation} días si no se hizo ninguno; la red, 25 horas`,
    why: 'Para contar resúmenes',
  },
  question_reservations: {
    what: 'Que se contó una pregunta, con la red si es de visitantes',
    howLong: '25 horas',
    why: 'Para contar preguntas',
  },
  idempotent_calls: {
    what: 'Respuestas a llamadas con una Idempotency-Key',
    howLong: 'Un día',
    why: 'Para dar la misma respuesta a una llamada que se hace dos veces',
  },
  call_counts: {
    what: 'Cuántas veces nos llamó una dirección o una red',
    howLong: 'Hasta una hora',
    why: 'Para hacer cumplir los límites',
  },
  users: {
    what: 'Tu cuenta',
    howLong: `Hasta ${days.requestedDeletion} días después de que la elimines; una dirección que nunca inició sesión y no tiene nada, ${days.unprovenAddress} días`,
    why: 'Para reconocerte cuando inicias sesión',
  },
  devices: {
    what: 'Tus dispositivos, con dirección y lugar',
    howLong: `Hasta ${days.removedDevice} días después de quitarlos o de cerrar su sesión`,
    why: 'Para que veas dónde hay sesiones iniciadas',
  },
  own_forms: {
    what: 'Los formatos de resumen que creaste',
    howLong: 'Hasta que los elimines',
    why: 'Para organizar tus resúmenes',
  },
  api_keys: {
    what: 'Claves de API, en una forma que no se puede volver a leer, y las últimas 100 llamadas de cada una',
    howLong: `Hasta que las elimines, o ${days.endedKey} días después de que caduquen`,
    why: 'Para dejar pasar a tus programas y mostrarte qué hicieron',
  },
  webhooks: {
    what: 'Webhooks, los últimos 100 mensajes a cada uno, y qué se respondió',
    howLong: `Hasta que elimines el webhook; un mensaje, ${days.webhookDelivery} días como máximo`,
    why: 'Para llamar a tus programas y mostrarte qué se les envió',
  },
  sessions: {
    what: 'Sesiones iniciadas',
    howLong: '30 días desde el último uso, y 180 días como máximo',
    why: 'Para mantener tu sesión abierta',
  },
  login_codes: {
    what: 'Códigos de inicio de sesión, en una forma que no se puede volver a leer',
    howLong: 'Una hora después de que caduquen',
    why: 'Para comprobar el código que escribes',
  },
  entitlements: {
    what: 'Tu plan',
    howLong: `Hasta ${days.endedPlan} días después de que termine`,
    why: 'Para darte lo que compraste',
  },
  subscriptions: {
    what: 'Compras, pagos y recibos',
    howLong: `8 años, sin tu cuenta una vez que se elimina; una compra que nunca se pagó, ${days.abandonedCheckout} días`,
    why: 'La ley fiscal lo exige',
  },
  billing_emails: {
    what: 'Correos sobre tu plan y tus pagos',
    howLong: `${days.billingEmail} días después de enviarlos, o hasta que se elimine tu cuenta`,
    why: 'Para enviar cada uno una sola vez, aunque el servidor de correo no funcione',
  },
  billing_events: {
    what: 'Mensajes del servicio de pago, y pagos por revisar',
    howLong: `${days.billingEvent} días; ${days.resolvedAlarm} días después de resolver un problema`,
    why: 'Para atender cada mensaje una sola vez',
  },
  help_requests: {
    what: 'Solicitudes de ayuda',
    howLong: `${days.helpRequest} días, o hasta que se elimine tu cuenta`,
    why: 'Para responderte, también si vuelves a escribir',
  },
  follows: {
    what: 'Lo que sigues, y el estado de cada uno de sus videos',
    howLong: `Hasta que dejes de seguirlo; el estado de un video, ${days.followedItem} días después de resumirse o fallar`,
    why: 'Para resumir lo nuevo, una sola vez',
  },
  watches: {
    what: 'Canales, listas y podcasts que alguien sigue, qué publicaron, y quién nos avisa de ello',
    howLong: 'Mientras alguien los siga',
    why: 'Para saber qué hay nuevo',
  },
  digest_settings: {
    what: 'Cómo quieres tus boletines',
    howLong: 'Mientras tengas una cuenta',
    why: 'Para enviarlos cuando los quieres',
  },
  digests: {
    what: 'Qué videos estaban en qué boletín',
    howLong: `${days.digest} días`,
    why: 'Para mostrarte un boletín otra vez, y enviar cada uno una sola vez',
  },
  audit_entries: {
    what: 'Qué hizo y qué miró la administración',
    howLong: `${days.auditEntry} días`,
    why: 'Para que se pueda revisar',
  },
  model_calls: {
    what: 'Llamadas a modelos de lenguaje, sin su texto',
    howLong: `${days.modelCall} días`,
    why: 'Para saber cuánto cuestan',
  },
  model_shares: {
    what: 'Cuánta IA de un día ha usado una cuenta, o la red de visitantes',
    howLong: 'Hasta 2 días',
    why: 'Para que nadie agote lo que hay para los demás',
  },
  receipt_counters: {
    what: 'Números de recibo, planes a la venta, versiones de la base de datos',
    howLong: 'Mientras Précis funcione',
    why: 'No dicen nada de nadie',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what}: ${howLong}. ${why}.`
