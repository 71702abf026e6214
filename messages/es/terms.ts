import type * as source from '#messages/terms.ts'
import { questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

export const terms: typeof source.terms = {
  title: 'Términos',
  description:
    'Las reglas para usar Précis: qué es un resumen, uso razonable, planes y pagos, cancelación, responsabilidad.',
  heading: 'Términos',
  lead: 'Versión del 21 de noviembre de 2026. Escritos para leerse.',
  sections: {
    service: {
      heading: 'El servicio',
      paragraphs: [
        'Précis hace resúmenes de videos a partir de sus transcripciones y muestra en qué se apoya cada afirmación. Usarlo significa aceptar estos términos.',
        'Procuramos que esté disponible, pero no podemos prometer que siempre lo esté. Depende de otros, sobre todo de YouTube, y un video puede dejar de ser accesible en cualquier momento.',
      ],
    },
    summaries: {
      heading: 'Qué es un resumen, y qué no es',
      paragraphs: [
        'Un resumen es una ayuda para leer. Una línea marcada como verificada tiene una cita que está en la transcripción, nada de lo que comparamos difiere, y un verificador dice que la línea se deduce de ella. Las tres cosas pueden estar equivocadas, y la transcripción también. No te bases solo en él para decisiones sobre salud, asuntos legales, dinero o seguridad.',
      ],
    },
    account: {
      heading: 'Tu cuenta',
      paragraphs: [
        'No compartas tu buzón de correo: quien pueda leerlo puede iniciar sesión. Una cuenta es para una persona. Una persona tiene un solo cupo gratis, con cuenta o sin ella.',
      ],
    },
    use: {
      heading: 'Uso razonable',
      paragraphs: [
        `Todos los planes tienen un límite de ${summariesPerMinute} resúmenes y ${questionsPerMinute} preguntas por minuto. Por favor, no:`,
      ],
      points: [
        'eludas los límites ni hagas que el servicio vaya lento para otras personas;',
        'nos des transcripciones que no tienes derecho a usar;',
        'presentes resúmenes como las palabras de quien habla, ni los uses para hacer daño a nadie;',
        'revendas el acceso.',
      ],
    },
    rights: {
      heading: 'Qué es de quién',
      paragraphs: [
        'Los videos y las transcripciones pertenecen a quienes los hicieron. Lo que nos das sigue siendo tuyo; nos permites trabajar con ello para ti. Los resúmenes hechos para ti son tuyos para usarlos, dentro de los derechos sobre el video.',
      ],
    },
    payment: {
      heading: 'Planes y pagos',
      paragraphs: [
        'Los planes de pago se cobran cada mes por adelantado, en rupias indias, a través de Razorpay, al precio de nuestra página de [precios](/pricing), hasta que canceles.',
        'Puedes cancelar en cualquier momento. El plan se mantiene hasta el final del mes que pagaste, y no se te cobra más. Si una renovación falla, tienes 3 días para solucionarlo; después tu cuenta pasa al plan gratis.',
        'Donde las páginas dicen que los cobros son una demostración, no se cobra nada, y los planes que probaste terminan cuando empiezan los pagos reales.',
      ],
    },
    end: {
      heading: 'Cómo terminar',
      paragraphs: [
        'Puedes dejar el servicio y eliminar tu cuenta cuando quieras. Podemos cerrar una cuenta que incumpla estos términos, con un aviso previo si es posible, y reembolsar el tiempo no usado salvo que el incumplimiento sea grave.',
      ],
    },
    liability: {
      heading: 'Responsabilidad',
      paragraphs: [
        'Respondemos de aquello que la ley no nos permite excluir. Más allá de eso, nuestra responsabilidad se limita a lo que pagaste en los doce meses anteriores.',
      ],
    },
    changes: {
      heading: 'Cambios y ley aplicable',
      paragraphs: [
        'Cuando estos términos cambian, avisamos por correo a quienes tienen una cuenta al menos 14 días antes. Se aplica la ley de la India; conservas los derechos de consumo que te da la ley de tu país. ¿Preguntas? [Escríbenos](/contact).',
      ],
    },
  },
}
