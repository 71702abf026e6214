import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { plural } from './language.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

export const faqPage: typeof source.faqPage = {
  title: 'Preguntas frecuentes',
  description:
    'Respuestas sobre resúmenes, planes, límites y privacidad, y qué hacer cuando un video no se puede resumir.',
  heading: 'Preguntas frecuentes',
  lead: 'Respuestas cortas. Si falta la tuya, escríbenos.',
  search: 'Buscar en las respuestas',
  found: (count) => plural(count, { one: `${count} respuesta`, other: `${count} respuestas` }),
  nothing: 'Ninguna respuesta tiene estas palabras.',
  write: 'Escríbenos',
  closing: {
    heading: '¿Aún tienes dudas?',
    text: 'Escríbenos, o simplemente pruébalo: tu primer resumen no necesita cuenta.',
    contact: 'Contacto',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'Primeros pasos',
    questions: [
      {
        question: '¿Qué hace Précis?',
        answer:
          'Pega un enlace de YouTube. Précis lee la transcripción y te da un resumen, ideas clave y capítulos. Junto a cada línea están su tiempo y las palabras que se dijeron, para que puedas comprobarla.',
      },
      {
        question: '¿Necesito una cuenta?',
        answer:
          'Para el primer resumen, no. Con tu correo tienes uno más. Inicia sesión con un código que te enviamos por correo, o con Google donde se ofrezca, y tu historial te acompaña en otros dispositivos.',
      },
      {
        question: '¿Qué enlaces sirven?',
        answer:
          'Cualquier enlace de YouTube: videos, Shorts y emisiones en vivo grabadas. Una lista da su primer video; inicia sesión para elegir de una lista o un canal.',
      },
      {
        question: '¿Puedo usarlo sin un enlace?',
        answer:
          'Sí. Pega una transcripción, o sube un archivo de subtítulos o de texto. Las clases, los podcasts y las reuniones funcionan igual que los videos.',
      },
      {
        question: '¿Puedo hacerle una pregunta a un video?',
        answer:
          'Sí, debajo de cada resumen. La respuesta es lo que se dice sobre ello en el video, con tiempos para reproducirlo. Si el video no lo dice, te avisamos. En tu historial, la búsqueda pregunta a todos tus videos.',
      },
    ],
  },
  'pricing-and-plans': {
    title: 'Precios y planes',
    questions: [
      {
        question: '¿Cuánto cuesta?',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name}: ${freeSummaries} resúmenes cada ${dayWindowHours} horas, gratis. ${pro.name}: ${proSummaries} resúmenes al mes por ${proPrice} al mes. ${unlimited.name}: sin cupo que contar, por ${unlimitedPrice} al mes. Los detalles están en [precios](/pricing).`,
      },
      {
        question: '¿Cuándo vuelve el cupo gratis?',
        answer: `${dayWindowHours} horas después de tu primer resumen.`,
      },
      {
        question: '¿Qué cuenta como un resumen?',
        answer:
          'Uno que recibiste. No cuentan los resúmenes que fallan, los que cancelas ni los que repiten un video en el mismo periodo.',
      },
      {
        question: '¿Qué cuenta como una pregunta?',
        answer: `Una que respondió un modelo de lenguaje: ${free.questions} preguntas al día sobre los videos con ${free.name}, ${pro.questions} con ${pro.name}. No cuentan la misma pregunta otra vez, una que falla ni una que se responde solo con pasajes.`,
      },
      {
        question: '¿Puedo cancelar?',
        answer:
          'En cualquier momento. Tu plan se mantiene hasta el final del mes que pagaste, y no se te cobra más.',
      },
      {
        question: '¿Es ilimitado de verdad?',
        answer: `No hay ningún cupo que se agote. Todos los planes tienen un límite de ${summariesPerMinute} resúmenes y ${questionsPerMinute} preguntas por minuto, para que un programa no frene a los demás.`,
      },
      {
        question: '¿Cómo pago?',
        answer:
          'Cada mes, en rupias indias, con tarjeta o con cualquier otro medio que ofrezca Razorpay. Los datos de tu tarjeta van a Razorpay y nunca nos llegan.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'Funciones',
    questions: [
      {
        question: '¿Son exactos los resúmenes?',
        answer: ({ talks, found, otherTalk, method }) =>
          `Medimos la comprobación: en ${talks} charlas se encontró el ${found} de las citas verdaderas, y pasó el ${otherTalk} de las citas de otra charla ([cómo se midió](${method})). Después, el código compara cada línea con lo que se dijo alrededor de su cita, y se le escapan algunas mentiras ([mediciones](/score)); un verificador, donde hay uno configurado, también puede equivocarse. Por eso la cita está junto a cada línea.`,
      },
      {
        question: '¿Cuánto puede durar un video?',
        answer: `Hasta ${maxTranscriptSeconds / 3600} horas. Los videos largos se leen por partes. Si una parte no se puede leer, el resultado dice cuál.`,
      },
      {
        question: '¿Con qué idiomas funciona?',
        answer: `Detectamos el idioma del video. Donde hay un modelo de lenguaje configurado, elige entre ${summaryLanguages.length} idiomas para el resumen; en estas páginas, el predeterminado es el español. El programa incorporado mantiene el idioma del video.`,
      },
      {
        question: '¿Los resúmenes los escribe una IA?',
        answer:
          'Donde hay un modelo de lenguaje configurado, sí. Si no, el texto se compone de las frases clave de quien habla. Cada resultado dice cuál es el caso.',
      },
      {
        question: '¿Puedo descargar un resumen?',
        answer: `Puedes copiar con todos los planes. Las descargas están incluidas en ${pro.name} y ${unlimited.name}.`,
      },
      {
        question: '¿Hasta cuándo puedo ver mi historial?',
        answer: `${free.historyDays} días con ${free.name}, ${pro.historyDays} días con ${pro.name}, y todo con ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'Privacidad y seguridad',
    questions: [
      {
        question: '¿Quién puede ver lo que resumo?',
        answer:
          'Tú, y cualquiera con un enlace que decidas compartir. Escribir tu dirección de correo no da acceso a nada: el historial, el plan y los dispositivos piden iniciar sesión.',
      },
      {
        question: '¿Se carga algo de otros sitios?',
        answer:
          'No hasta que lo pides. El reproductor se carga de YouTube cuando pulsas reproducir, y el formulario de pago, de Razorpay cuando compras. Sin anuncios ni rastreadores.',
      },
      {
        question: '¿Puedo llevarme mis datos, o eliminarlos?',
        answer:
          'Las dos cosas, en la página de tu cuenta: descarga todo lo tuyo en un archivo, o elimina tu cuenta. Más en [privacidad](/privacy).',
      },
      {
        question: '¿Cuántos dispositivos puedo usar?',
        answer: `Hasta ${maxActiveDevices} a la vez. Para usar otro, quita antes uno de ellos. Su sesión se cierra de inmediato.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'Problemas técnicos',
    questions: [
      {
        question: '¿Por qué no hay resumen de mi video?',
        answer:
          'Por lo general, el video no tiene subtítulos, es privado o tiene restricción de edad, llegaste a tu límite diario o tu conexión es mala. La página dice cuál es la causa, y un fallo no cuenta.',
      },
      {
        question: 'El video no tiene subtítulos. ¿Y ahora?',
        answer:
          'Pega una transcripción, o súbela como .srt, .vtt, .json3 o texto sin formato. YouTube suele tener una para copiar, en “Mostrar transcripción”, debajo del video.',
      },
      {
        question: '¿Cuánto tiempo se conserva una transcripción que pego?',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `${retentionDays.visitorPaste} días sin cuenta. Con cuenta, hasta que la elimines. Hay espacio para ${visitorPastedMegabytes} MB sin cuenta, ${freeRoom} con ${free.name}, ${proRoom} con ${pro.name} y ${unlimitedRoom} con ${unlimited.name}. Una hora de charla ocupa unos 0,03 MB.`,
      },
      {
        question: 'Cerré la página mientras se hacía un resumen. ¿Se perdió?',
        answer:
          'No. Sigue adelante, y estará ahí cuando vuelvas, en cualquier dispositivo donde tengas la sesión iniciada. Solo “Cancelar” lo detiene.',
      },
      {
        question: '¿Qué significa la marca junto a una línea?',
        answer:
          'Verificada (un punto lleno): la cita está en la transcripción, nada de lo que comparamos difiere, y un verificador dice que la línea se deduce de ella. Palabras encontradas (un anillo con una marca de verificación): la cita está ahí, pero no encontramos en ella todo lo que dice la línea, o ningún verificador ha dicho que sí. Difiere (un signo igual tachado): la línea y las palabras dicen cosas distintas, o el verificador dice que la línea no se deduce. No encontrada (un signo de exclamación): no pudimos encontrar la cita. Sin confirmar, con la misma marca: una IA escribió la transcripción. Literal (un anillo con un punto): la línea es una frase textual de quien habla. Un anillo vacío: todavía se está comprobando.',
      },
      {
        question: '¿Qué navegadores funcionan?',
        answer:
          'Las versiones actuales de todos los navegadores principales, en teléfonos y en equipos de escritorio. Puedes leer estas páginas sin JavaScript, pero los resúmenes lo necesitan.',
      },
    ],
  },
}
