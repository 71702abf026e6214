import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'Aún no tienes claves.', webhook: 'Aún no tienes webhooks.' },
  create: { key: 'Crear una clave', webhook: 'Crear un webhook' },
  full: {
    key: (max) => `Tienes ${max} claves. Elimina una para crear otra.`,
    webhook: (max) => `Tienes ${max} webhooks. Elimina uno para crear otro.`,
  },
  missing: {
    key: 'Esta clave no existe. Puede que se haya eliminado.',
    webhook: 'Este webhook no existe. Puede que se haya eliminado.',
  },
  back: 'Volver a tu cuenta',
  refresh: 'Actualizar',
  done: 'Listo',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'Llamadas de una clave de API',
  keySignIn: 'Inicia sesión para ver tus claves.',
  webhookHeading: 'Detalles del webhook',
  webhookSignIn: 'Inicia sesión para ver tus webhooks.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'Eliminar',
  deleteNamed: (name) => `Eliminar ${name}`,
  deleteIt: { key: 'Eliminar clave', form: 'Eliminar formato' },
  deleted: { key: 'Clave eliminada', form: 'Formato eliminado' },
}
