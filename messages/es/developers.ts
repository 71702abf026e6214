import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'Desarrollo',
  description:
    'Resúmenes con una cita y un segundo en cada línea, desde tus propios programas: claves, ejemplos y todas las llamadas.',
  heading: 'Usa Précis desde tus programas',
  lead: 'Resúmenes cuyas líneas traen una cita y un segundo, desde cualquier programa.',
  keyHeading: 'Consigue una clave',
  keyText:
    'Créala en la [página de tu cuenta](/account), solo con los permisos que necesites. Envíala en el encabezado Authorization, nunca en una dirección.',
  exampleHeading: 'Haz un resumen',
  exampleText: 'Pon tu clave en PRECIS_KEY y la dirección de este sitio en PRECIS_URL.',
  copy: 'Copiar',
  copyProgram: (program) => `Copiar ${program}`,
  agentHeading: 'Conecta un agente',
  agentText:
    'Recibe herramientas para un video (summarize, list_forms, get_transcript, ask), para tu biblioteca (search_library), para las colecciones (list_videos, make_collection, read_collections, change_collection) y para lo que sigues (read_following, change_following, read_digest). Pon tu clave y la dirección de este sitio.',
  agentLabel: 'Ajustes de tu aplicación',
  webhookHeading: 'Recibe avisos por webhook',
  webhookText: `Crea uno en la [página de tu cuenta](/account): llamamos a tu servidor cuando un resumen o un boletín está listo. Las llamadas se firman según Standard Webhooks. Responde con 2xx en ${webhookTimeoutSeconds} segundos, o lo intentaremos de nuevo durante un día.`,
  webhookLabel: 'Un receptor en JavaScript',
  webhookShow: 'Mostrar cómo se comprueba una llamada',
  rulesHeading: 'Conviene saber',
  rules: [
    `Una clave puede hacer ${keyCallsPerMinute} llamadas por minuto. Los encabezados RateLimit dicen cuántas quedan.`,
    'Con una Idempotency-Key, la misma llamada cuenta una sola vez y recibe la misma respuesta durante un día.',
    'Los fallos llegan como problem+json, con un código estable y una frase clara. Nunca cuentan.',
    'Acepta text/event-stream para seguir un resumen mientras se escribe.',
  ],
  callsHeading: 'Todas las llamadas',
  callsText: 'Todo lo que puede hacer una clave, según el [documento OpenAPI](/api/openapi.json).',
  show: 'Mostrar todas las llamadas',
}
