import type * as source from '#messages/extension.ts'

export const extensionPage: typeof source.extensionPage = {
  title: 'Extensión del navegador',
  description:
    'El resumen junto al video que estás viendo. Los subtítulos se leen en tu propio navegador, que YouTube no bloquea.',
  heading: 'El resumen, junto al video',
  lead: 'Un botón bajo el video y un panel a su lado. Los subtítulos se leen en tu propio navegador, así que funciona aunque YouTube bloquee nuestros servidores.',
  demoHeading: 'Pruébala aquí',
  demoText:
    'Esto es lo que muestra el panel con una charla real. Haz clic en un tiempo y el video se reproduce desde ahí.',
  factsHeading: 'Qué hace',
  facts: [
    'Lee los subtítulos cuando pulsas “Summarize”, y nunca antes.',
    'Muestra cada línea con las palabras de quien habla y el segundo.',
    'Sigue el video: la línea que se está diciendo aparece marcada en la transcripción.',
    'Funciona en otros sitios cuyos videos tengan subtítulos de texto. Los videos protegidos se rechazan.',
    'Habla solo con este servidor. Sin rastreo ni código de otros sitios.',
  ],
  installHeading: 'Instálala',
  installText: 'Aún no está en las tiendas, así que instalarla a mano lleva un minuto.',
  connectHeading: 'Conéctala',
  connectText:
    'Tienes tus resúmenes gratis sin cuenta. Para usar tu plan, abre la [página de tu cuenta](/account) y haz clic en “Conectar la extensión”. En Firefox, pega una clave de esa página en los ajustes de la extensión.',
}
