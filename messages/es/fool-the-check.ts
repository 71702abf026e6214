import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'Intenta engañarlo',
  lead: 'Haz que mienta: comprobamos mientras escribes.',
  line: 'La línea',
  quote: 'Su cita',
  tryAgain: 'Reintentar',
  loading: 'Cargando la transcripción...',
  nothing: 'No hay nada que comprobar.',
  notFound: 'Un resumen marcaría esta línea o la omitiría, y no pondría palabras en boca de quien habla.',
  order: 'Un resumen omitiría esta línea.',
  onlyCode:
    'Aquí solo trabaja el código. En un resumen, una línea figura como verificada cuando un verificador también dice que sí.',
}

export const lieNames: typeof source.lieNames = {
  true: 'Verdadera',
  number: 'Número',
  unit: 'Unidad',
  name: 'Nombre',
  date: 'Fecha',
  negation: 'Sin “no”',
  quantity: 'Algunos → todos',
  certainty: 'Puede → va a',
  direction: 'Al revés',
  cause: 'Causa',
  speaker: 'Quién habla',
  order: 'Orden',
  spliced: 'Empalmada',
  invented: 'Inventada',
}
