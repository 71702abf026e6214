import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'Gestión de cuentas: Précis',
  heading: 'Gestión de cuentas',
  loading: 'Cargando...',
  tryAgain: 'Reintentar',
  more: 'Mostrar más',
  unlimited: 'Ilimitados',
  success: 'Hecho',
  error: 'Error',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'Todas las cuentas',
  search: 'Buscar por correo',
  users: 'Cuentas',
  none: 'Aún no hay cuentas.',
  noMatch: 'Ninguna cuenta coincide.',
  moreThan: (count) => `Más de ${number(count)} cuentas`,
  count: (count) => plural(count, { one: `${count} cuenta`, other: `${count} cuentas` }),
  left: (count) => plural(count, { one: `queda ${count}`, other: `quedan ${count}` }),
  select: 'Seleccionar',
  selectUser: (email) => `Seleccionar ${email}`,
  current: 'Datos de la cuenta seleccionada',
  choose: 'Elige una cuenta de la lista o escribe una dirección.',
  unknown: 'Ninguna cuenta tiene esta dirección.',
  email: 'Correo',
  plan: 'Plan',
  subscribed: 'Con suscripción',
  yes: 'Sí',
  no: 'No',
  remaining: 'Restantes',
  created: 'Creada',
}

export const adminForms: typeof source.adminForms = {
  register: 'Registrar cuenta',
  email: 'Correo',
  phone: 'Teléfono (opcional)',
  send: 'Registrar',
  sending: 'Registrando...',
  registered: (isNew) => (isNew ? 'Cuenta registrada' : 'Esta dirección ya estaba registrada'),
  notRegistered: 'No se pudo registrar la cuenta',
  test: 'Resumen de prueba',
  userEmail: 'Correo de la cuenta',
  video: 'Dirección del video',
  generate: 'Generar resumen',
  generating: 'Generando...',
  counts: 'El resumen cuenta en el cupo de esta cuenta.',
  notGenerated: 'No se pudo generar el resumen',
  noneLeft: 'A esta cuenta no le quedan resúmenes.',
  generated: (left) => `¡Resumen generado! Resúmenes que le quedan a la cuenta: ${left}.`,
  generatedUnlimited: '¡Resumen generado! La cuenta tiene resúmenes ilimitados.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'Solicitudes de ayuda',
  show: 'Mostrar',
  open: 'Abiertas',
  answered: 'Respondidas',
  all: 'Todas',
  requests: 'Solicitudes y su estado',
  nobodyWaits: 'Nadie espera una respuesta.',
  noRequests: 'No hay ninguna.',
  markAnswered: 'Marcar como respondida',
  openAgain: 'Abrir de nuevo',
  signedIn: 'Con sesión iniciada',
  notSignedIn: 'Sin sesión iniciada',
  answerBy: (moment) => `responder antes del ${moment}`,
  notMailed: 'correo no enviado',
  usage: 'Historial de uso',
  chooseUser: 'Elige una cuenta para ver qué resumió.',
  summaries: 'Resúmenes de esta cuenta',
  noSummaries: 'Aún no hay resúmenes.',
}

type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin}: ${what}${target === null ? '' : ` (${target})`}`

export const adminActivity: typeof source.adminActivity = {
  title: 'Actividad de administración',
  list: 'Actividad, lo más reciente primero',
  none: 'Aún no hay nada.',
  failed: (why) => `Falló: ${why}`,
  done: {
    'list-users': did('consultó la lista de cuentas'),
    'read-usage': did('consultó el uso'),
    'register-user': did('registró la cuenta'),
    summarize: did('hizo un resumen'),
    'list-help-requests': did('consultó las solicitudes de ayuda'),
    'change-help-request': did('cambió la solicitud de ayuda'),
    'read-audit': did('leyó esta lista'),
  },
}
