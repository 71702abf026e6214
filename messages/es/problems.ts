import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'Esta solicitud no es válida',
    detail: 'Uno de los datos no se pudo aceptar. Revísalos y envíalos de nuevo.',
  },
  UNAUTHORIZED: { title: 'Sesión no iniciada', detail: 'Para esto tienes que iniciar sesión.' },
  EMAIL_REQUIRED: { title: 'Falta un correo', detail: 'Escribe primero tu dirección de correo.' },
  SIGN_IN_REQUIRED: { title: 'Inicia sesión', detail: 'Para esto tienes que iniciar sesión.' },
  FORBIDDEN: { title: 'No permitido', detail: 'Esto no pertenece a tu cuenta o a tu plan.' },
  DEVICE_LIMIT: {
    title: 'Demasiados dispositivos',
    detail: 'Tienes sesiones abiertas en demasiados dispositivos. Quita uno para continuar aquí.',
  },
  KEY_INVALID: {
    title: 'Esta clave de API no funciona',
    detail: 'La clave es incorrecta, se eliminó o caducó.',
  },
  KEY_SCOPE: {
    title: 'Esta clave de API no tiene permiso',
    detail: 'Crea una clave que pueda hacerlo.',
  },
  KEY_IN_URL: {
    title: 'Una clave de API en la dirección',
    detail: 'Envía la clave en el encabezado Authorization, no en la dirección.',
  },
  KEY_LIMIT: { title: 'Demasiadas claves de API', detail: 'Elimina una para crear otra.' },
  WEBHOOK_LIMIT: { title: 'Demasiados webhooks', detail: 'Elimina uno para crear otro.' },
  WEBHOOK_OFF: { title: 'Este webhook está desactivado', detail: 'Actívalo primero.' },
  IDEMPOTENCY_MISMATCH: {
    title: 'Ya llegó otra solicitud con esta Idempotency-Key',
    detail: 'Usa una Idempotency-Key nueva para otra solicitud.',
  },
  CODE_WRONG: {
    title: 'Código incorrecto',
    detail: 'Este código no es correcto. Escribe de nuevo el código del correo.',
  },
  CODE_REPLACED: { title: 'Este código es anterior', detail: 'Usa el de nuestro correo más reciente.' },
  CODE_LOCKED: { title: 'Este código se probó demasiadas veces', detail: 'Pide un código nuevo.' },
  CODE_USED: { title: 'Este código ya se usó', detail: 'Pide un código nuevo.' },
  CODE_EXPIRED: { title: 'Este código caducó', detail: 'Pide un código nuevo.' },
  INVALID_LINK: {
    title: 'No es un enlace de YouTube',
    detail:
      'Pega un enlace a un video de YouTube. Para otros sitios, usa la extensión o pega la transcripción del video.',
  },
  NOT_FOUND: { title: 'No encontrado', detail: 'No lo encontramos. Puede que se haya eliminado.' },
  METHOD_NOT_ALLOWED: {
    title: 'No se puede en esta dirección',
    detail: 'Esta dirección no permite hacer eso.',
  },
  REQUEST_TIMEOUT: {
    title: 'La solicitud llegó demasiado despacio',
    detail: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Demasiado grande', detail: 'Lo que enviaste supera el tamaño permitido.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Este tipo de contenido no sirve aquí',
    detail: 'Aquí se espera otro tipo de contenido.',
  },
  TRANSCRIPT_EMPTY: {
    title: 'La transcripción no tiene palabras',
    detail: 'No encontramos palabras habladas en esta transcripción.',
  },
  TRANSCRIPT_NOT_TEXT: {
    title: 'No es un archivo de texto',
    detail: 'Elige un archivo de subtítulos (SubRip, WebVTT y otros) o pega la transcripción.',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: 'Transcripción demasiado grande',
    detail: 'La transcripción supera el tamaño permitido. Pega una parte más pequeña.',
  },
  TRANSCRIPT_TOO_LONG: {
    title: 'Transcripción demasiado larga',
    detail: 'La transcripción tiene más palabras de las permitidas. Pega una parte más pequeña.',
  },
  SOURCE_UNAVAILABLE: {
    title: 'Sin transcripción de YouTube',
    detail: 'Ahora mismo no se puede obtener la transcripción de YouTube. Si la pegas, funcionará.',
  },
  VIDEO_NOT_FOUND: {
    title: 'Video no encontrado',
    detail: 'Este video no existe en YouTube o se ha retirado.',
  },
  PLAYLIST_NOT_FOUND: {
    title: 'Lista no encontrada',
    detail: 'Esta lista de reproducción no existe en YouTube o es privada.',
  },
  PRIVATE_VIDEO: {
    title: 'Video privado',
    detail: 'Este video es privado, así que no podemos leer sus subtítulos.',
  },
  AGE_RESTRICTED: {
    title: 'Video con restricción de edad',
    detail: 'YouTube solo muestra este video a personas adultas con la sesión iniciada.',
  },
  MEMBERS_ONLY: {
    title: 'Solo para miembros del canal',
    detail: 'Este video solo lo ven los miembros del canal.',
  },
  PAYMENT_NEEDED: { title: 'Video de pago', detail: 'Este video hay que comprarlo o alquilarlo.' },
  GEO_BLOCKED: {
    title: 'No disponible en este país',
    detail: 'Este video no se puede ver en el país donde está nuestro servidor.',
  },
  UPCOMING: {
    title: 'Aún no ha empezado',
    detail: 'Este video aún no ha empezado. Inténtalo más tarde.',
  },
  LIVE_NOW: {
    title: 'En vivo ahora',
    detail: 'Este video se está emitiendo en vivo. Inténtalo de nuevo cuando termine.',
  },
  LIVE_PROCESSING: {
    title: 'La emisión acaba de terminar',
    detail: 'YouTube todavía prepara los subtítulos. Inténtalo de nuevo dentro de un rato.',
  },
  VIDEO_PROCESSING: {
    title: 'Aún no está listo',
    detail: 'YouTube todavía está procesando este vídeo. Inténtalo de nuevo dentro de un rato.',
  },
  NO_CAPTIONS: {
    title: 'Sin subtítulos',
    detail: 'Este video no tiene subtítulos. Si tienes una transcripción, pégala.',
  },
  VIDEO_UNAVAILABLE: { title: 'Video no disponible', detail: 'YouTube no muestra este video.' },
  CAPTIONS_WITHHELD: {
    title: 'Subtítulos retenidos',
    detail:
      'YouTube tiene subtítulos de este video, pero no nos los dio. Pega la transcripción o inténtalo más tarde.',
  },
  YOUTUBE_BLOCKED: {
    title: 'YouTube bloquea este servidor',
    detail: 'Pega la transcripción o inténtalo más tarde.',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'Demasiadas solicitudes a YouTube',
    detail: 'Inténtalo de nuevo dentro de un rato o pega la transcripción.',
  },
  YOUTUBE_PAUSED: {
    title: 'Una breve pausa',
    detail: 'YouTube nos está frenando. Inténtalo de nuevo dentro de un rato.',
  },
  YOUTUBE_CHANGED: {
    title: 'YouTube ha cambiado',
    detail: 'YouTube dio una respuesta que no pudimos leer. Si pegas la transcripción, funcionará.',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'No se puede conectar con YouTube',
    detail: 'YouTube no respondió a tiempo. Inténtalo de nuevo.',
  },
  FORM_NEEDS_MODEL: {
    title: 'Este formato necesita un modelo de lenguaje',
    detail: 'Este servidor no tiene ningún modelo de lenguaje. Elige otro formato.',
  },
  FORM_LIMIT: {
    title: 'Todos los formatos que permite el plan',
    detail: 'Tu plan no permite más formatos propios. Elimina uno para crear otro.',
  },
  SUMMARY_FAILED: {
    title: 'No se pudo hacer el resumen',
    detail: 'Lo sentimos: no se pudo resumir este video. Inténtalo de nuevo o prueba con otro video.',
  },
  SUMMARY_TIMEOUT: {
    title: 'El resumen tardó demasiado',
    detail: 'El resumen no se terminó a tiempo. Inténtalo de nuevo.',
  },
  SUMMARY_STOPPED: {
    title: 'El resumen se detuvo',
    detail: 'El resumen se detuvo antes de terminarse.',
  },
  PAYMENT_INVALID: {
    title: 'Pago no confirmado',
    detail: 'No se pudo confirmar el pago. Si se descontó dinero, escríbenos.',
  },
  ALREADY_SUBSCRIBED: { title: 'Ya tienes esta suscripción', detail: 'Este plan ya es el tuyo.' },
  NOTHING_TO_CANCEL: { title: 'Nada que cancelar', detail: 'No tienes ningún plan en curso.' },
  NOTHING_TO_RESUME: { title: 'Nada que reanudar', detail: 'No hay ningún plan cancelado.' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: 'El servicio de pago no responde',
    detail: 'No hay conexión con el servicio de pago. Inténtalo de nuevo dentro de un rato.',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: 'El servicio de pago lo rechazó',
    detail: 'El servicio de pago rechazó esta solicitud. Inténtalo de nuevo.',
  },
  QUESTION_LIMIT: { title: 'No te quedan preguntas', detail: 'Ya usaste tus preguntas de hoy.' },
  TRANSLATION_LIMIT: {
    title: 'No te quedan traducciones',
    detail: 'Tu plan no traduce más transcripciones hoy. Inténtalo mañana.',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: 'Traducir necesita un modelo de lenguaje',
    detail: 'Este servidor no tiene ningún modelo de lenguaje, así que no puede traducir la transcripción.',
  },
  PASTE_LIMIT: {
    title: 'No queda espacio para transcripciones',
    detail:
      'El espacio para transcripciones pegadas está lleno. Elimina las antiguas, o inicia sesión o cambia de plan para tener más.',
  },
  FOLLOW_LIMIT: {
    title: 'Ya sigues todo lo que permite el plan',
    detail: 'Tu plan no permite más canales, listas y podcasts. Deja de seguir uno para añadir otro.',
  },
  FEED_UNREACHABLE: {
    title: 'El feed no responde',
    detail: 'No pudimos conectar con el feed. Inténtalo de nuevo dentro de un rato.',
  },
  FEED_UNREADABLE: {
    title: 'No es un feed',
    detail: 'En esta dirección no encontramos ningún feed que podamos leer.',
  },
  NO_TRANSCRIPT: { title: 'Sin transcripción', detail: 'No se encontró ninguna transcripción de esto.' },
  RATE_LIMITED: {
    title: 'Demasiadas solicitudes',
    detail: 'Fueron demasiadas solicitudes en poco tiempo. Espera un momento e inténtalo de nuevo.',
  },
  OVERLOADED: {
    title: 'Servidor saturado',
    detail: 'El servidor está saturado ahora mismo. Inténtalo de nuevo dentro de un rato.',
  },
  SHUTTING_DOWN: {
    title: 'Reiniciando',
    detail: 'El servidor se está reiniciando. Inténtalo de nuevo dentro de un rato.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'La base de datos no está disponible',
    detail: 'Ahora mismo no se puede guardar ni leer nada. Inténtalo de nuevo dentro de un rato.',
  },
  STORAGE_UNAVAILABLE: {
    title: 'El almacenamiento no responde',
    detail: 'Inténtalo de nuevo dentro de un rato.',
  },
  STORAGE_DAMAGED: {
    title: 'El texto se perdió',
    detail: 'No se pudo leer el texto guardado. Pégalo de nuevo.',
  },
  MAIL_UNAVAILABLE: {
    title: 'No se pueden enviar correos',
    detail: 'Ahora mismo no se pueden enviar correos. Inténtalo de nuevo dentro de un rato.',
  },
  INTERNAL: {
    title: 'Algo salió mal',
    detail: 'El error es nuestro, no tuyo. Inténtalo de nuevo dentro de un rato.',
  },
}
