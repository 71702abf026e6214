import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'Tus formatos',
  text: 'Cómo se organizan tus resúmenes. Cada línea se comprueba, sea cual sea el formato.',
  withPlans: (link) => <>Los formatos propios están incluidos en {link('Pro y Unlimited')}.</>,
  none: 'Aún no tienes formatos.',
  create: 'Crear un formato',
  full: (max) => `Tienes ${max} formatos. Elimina uno para crear otro.`,
  deletion: '¿Eliminarlo? Los resúmenes hechos con él se quedan.',
  edit: 'Editar',
  editNamed: (name) => `Editar ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'Nuevo formato',
  editForm: 'Editar formato',
  text: 'Di de qué trata cada sección. De la estructura y las comprobaciones se encarga Précis.',
  name: 'Nombre',
  nameMissing: 'Ponle un nombre al formato.',
  guidance: 'Algo más',
  guidanceHint: 'En qué fijarse, y para quién',
  tooLong: (max) => `Usa como máximo ${max} caracteres en total.`,
  characters: (count, max) => `${count} de ${max} caracteres en total`,
  save: 'Guardar formato',
  saved: 'Formato guardado',
  addSection: 'Añadir una sección',
  section: (number) => `Sección ${number}`,
  heading: 'Encabezado',
  headingMissing: 'Ponle un encabezado a la sección.',
  about: 'Qué va aquí',
  optional: 'Opcional.',
  shape: 'Estructura',
  shapes: {
    points: 'Lista',
    steps: 'Pasos numerados',
    prose: 'Párrafo',
    terms: 'Términos y significados',
    questions: 'Preguntas y respuestas',
  },
  remove: 'Quitar',
  removeSection: (number) => `Quitar la sección ${number}`,
}
