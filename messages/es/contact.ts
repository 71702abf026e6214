import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'

export const contact: typeof source.contact = {
  title: 'Contacto',
  description: `Cómo escribirnos con el formulario de ayuda. Respondemos en un plazo de ${plans.free.supportHours} horas, o de ${plans.unlimited.supportHours} con el plan más completo.`,
  heading: 'Contacto',
  lead: 'Una persona lee cada mensaje.',
  mailHeading: 'Escríbenos',
  formLabel: 'Abrir el formulario de ayuda',
  mailNote:
    'Cuéntanos qué video era y qué viste. El id de un mensaje de error nos ayuda a encontrarlo. Nunca envíes una contraseña ni datos de una tarjeta.',
  timesHeading: 'Cuándo respondemos',
  within: (hours) => `En un plazo de ${hours} horas`,
  hoursHeading: 'Horario de atención',
  hours: 'De lunes a viernes, de 9:00 a 18:00, hora de la India (IST)',
  topicsHeading: 'En qué podemos ayudar',
  topics: [
    {
      title: 'Un video que falla',
      text: 'Las causas habituales, y qué hacer, están en las [preguntas frecuentes](/faq).',
    },
    {
      title: 'Un resumen equivocado',
      text: 'Dinos el video y la línea. Las líneas equivocadas son las que más nos enseñan.',
    },
    { title: 'Planes y pagos', text: 'Cobros, recibos, cancelaciones, un pago que no llegó.' },
    {
      title: 'Tu cuenta',
      text: 'Iniciar sesión, dispositivos, descargar tus datos, eliminar tu cuenta.',
    },
    { title: 'Privacidad y seguridad', text: 'Preguntas sobre tus datos, o un fallo que encontraste.' },
    { title: 'Ideas y propuestas', text: 'Qué falta y qué harías con ello.' },
  ],
  closing: {
    heading: 'Más rápido que escribir',
    text: 'Muchas respuestas ya están aquí.',
    faq: 'Preguntas y respuestas',
    howItWorks: 'Cómo funciona',
    summarize: 'Resumir un video',
  },
}
