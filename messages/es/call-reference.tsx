import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'Llamadas',
  tryAgain: 'Reintentar',
  anyKey: 'Cualquier clave.',
  needs: (permission) => <>Necesita {permission}</>,
  places: {
    path: 'ruta',
    query: 'consulta',
    header: 'encabezado',
    cookie: 'en la cookie',
    body: 'cuerpo',
  },
  required: (place) => `${place}, obligatorio`,
}
