import type * as source from '#messages/privacy.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { plans } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const privacy: typeof source.privacy = {
  title: 'Privacidad',
  description:
    'Qué guarda Précis, durante cuánto tiempo, quién más interviene, y cómo llevarte tus datos o eliminarlos.',
  heading: 'Privacidad',
  lead: 'Versión del 23 de noviembre de 2026.',
  sections: {
    short: {
      heading: 'En breve',
      paragraphs: [
        'Guardamos lo que necesitamos para hacer tus resúmenes, mostrártelos de nuevo y cobrar lo que compras. Sin anuncios, sin rastreadores, sin venta de datos. Puedes descargarlo o eliminarlo todo.',
      ],
    },
    what: {
      heading: 'Qué guardamos',
      paragraphs: ['Depende de lo que hagas:'],
      points: [
        'Una visita: una cookie firmada con un número aleatorio, que se crea cuando hace falta por primera vez, y cuántos resúmenes hiciste con ella.',
        'Una dirección de correo que escribes: junto con esa cookie, para contar tus resúmenes gratis. No da acceso a nada.',
        `Una cuenta: tu correo y hasta ${maxActiveDevices} dispositivos activos, cada uno con su tipo, navegador y sistema, la dirección IP y la ciudad y el país a los que apunta, y cuándo se vio por primera y por última vez. Puedes ver la lista y quitar cualquiera de ellos.`,
        'Tu historial: los resúmenes y transcripciones que pediste, y las preguntas sobre ellos con sus respuestas.',
        'Una compra: plan, importes, fechas y los identificadores del pago en Razorpay. Los datos de la tarjeta van a Razorpay y nunca nos llegan.',
        'Una solicitud de ayuda: tu correo y lo que escribiste.',
      ],
    },
    browser: {
      heading: 'Qué guarda tu navegador',
      paragraphs: [
        'La cookie de tu visita o de tu sesión, otra con el idioma de las páginas si lo elegiste, y unas pocas entradas en su almacenamiento local: claro u oscuro, el estilo y el idioma que elegiste, el tipo de archivo que guardaste la última vez, cómo copiaste la última vez, cómo se ve tu historial, si los atajos están activos, a qué velocidad se leen los resúmenes en voz alta, cuántos videos muestra tu lista, una solicitud que espera para enviarse (un día como máximo), cuántos resúmenes hiciste, y el correo y el número de teléfono que escribiste.',
        'Hasta que cierras la pestaña guarda también las notas y los mensajes de ayuda que no has enviado, lo que enviaste sin recibir respuesta, el enlace que escribiste si la página tiene que cargarse otra vez, y la solicitud en curso, con la transcripción si obtuviste o pegaste una. Nada de eso te sigue a otros sitios.',
      ],
    },
    others: {
      heading: 'Quién más interviene',
      paragraphs: ['Solo donde una tarea lo necesita:'],
      points: [
        'YouTube recibe de nuestro servidor el id del video cuando obtenemos una transcripción o una imagen, y nada sobre ti. Su reproductor se carga de youtube-nocookie.com cuando pulsas reproducir.',
        'Si está configurado el modelo de lenguaje de un proveedor, recibe la transcripción y lo que preguntas sobre ella, sin tu nombre ni tu correo. Para comprobar un resumen o una respuesta, ese modelo u otro del mismo proveedor recibe cada línea con las frases que rodean sus citas.',
        'Razorpay, cuando pagas.',
        'Google, cuando eliges iniciar sesión con él.',
        'Un servicio de correo, cuando te enviamos un código o un recibo.',
      ],
    },
    'how-long': {
      heading: 'Cuánto tiempo lo conservamos',
      paragraphs: [
        `Tu historial sigue a la vista ${free.historyDays} días con el plan gratis, ${pro.historyDays} días con ${pro.name}, y todo el tiempo que quieras con ${unlimited.name}. Lo que eliminas queda eliminado. Cuando eliminas tu cuenta, desaparecen también tu historial, tus dispositivos y tus solicitudes; los registros de pagos se quedan el tiempo que exige la ley.`,
        'También conservamos el texto de un resumen separado de cualquier persona, para que quien pida después el mismo video no tenga que esperar. Una transcripción que pegaste o subiste es solo tuya: nadie más puede leerla, y desaparece cuando la eliminas, o a los 7 días si no tienes cuenta.',
        'El registro de nuestro servidor no contiene direcciones, enlaces, correos ni transcripciones.',
        'Con todo detalle, y por qué:',
      ],
    },
    rights: {
      heading: 'Tus derechos',
      paragraphs: [
        'En la página de tu cuenta puedes descargar todo lo tuyo en un archivo, o eliminar tu cuenta. También puedes preguntar qué tenemos, pedir que se corrija u oponerte a su uso: [escríbenos](/contact). Puedes reclamar ante la autoridad de protección de datos de tu país.',
      ],
    },
    safety: {
      heading: 'Cómo lo protegemos',
      paragraphs: [
        'Las conexiones por https están cifradas. Los códigos de inicio de sesión duran poco y se guardan en una forma que no se puede volver a leer. Las páginas cargan programas solo de este sitio; las pocas excepciones están en las páginas que las necesitan. Al quitar un dispositivo, su sesión se cierra de inmediato.',
      ],
    },
    changes: {
      heading: 'Cambios',
      paragraphs: [
        'Cuando esta página cambia, cambia también la fecha de arriba. Si un cambio te afecta, avisaremos antes por correo a quienes tienen una cuenta.',
      ],
    },
  },
}
