import type * as source from '#messages/shortcuts.ts'

export const shortcutTexts: typeof source.shortcutTexts = {
  title: 'Atajos de teclado',
  singleKeys: 'Usar atajos de una sola tecla',
  dragBookmarklet:
    'Arrastra esto a tu barra de marcadores. Haz clic ahí cuando estés en YouTube para abrir ese video aquí.',
  space: 'Espacio',
  does: {
    input: 'Preguntar junto a un resumen; en otros lugares, ir al campo del enlace',
    list: 'Mostrar esta lista',
    play: 'Reproducir o pausar el video, una vez en marcha; pausar la voz mientras lee',
    seek: 'Retroceder o avanzar 5 segundos, una vez en marcha',
    moments:
      'Momento siguiente o anterior, mientras solo se reproducen los momentos clave; línea siguiente o anterior mientras lee la voz',
    lines: 'Línea siguiente o anterior de un resumen, con sus pruebas',
    said: 'Reproducir lo que se dijo',
    highlight: 'Resaltar esa línea, o quitarle el resaltado',
    note: 'Escribirle una nota',
    share: 'Compartirla',
    transcript: 'Mostrar la transcripción junto a un resumen',
    close: 'Cerrar lo que esté abierto',
    notification: 'Ir a la notificación',
  },
}
