import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `Puedes tener la sesión abierta en ${max} dispositivos a la vez.`,
  held: (max) => `Tienes la sesión abierta en otros ${max} dispositivos. Quita uno para continuar aquí.`,
  thisDevice: 'Este dispositivo',
  waiting: 'En espera',
  seen: (last, first) => (
    <>
      Visto por última vez: {last}; por primera vez: {first}
    </>
  ),
  locationUnknown: 'Lugar desconocido',
  kinds: { desktop: 'Escritorio', mobile: 'Teléfono', tablet: 'Tableta' },
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  removeThis: '¿Quitar este dispositivo? Se cerrará tu sesión aquí.',
  removeOther: '¿Quitarlo? Su sesión se cerrará de inmediato.',
  removeDevice: 'Quitar dispositivo',
  removed: 'Dispositivo quitado',
  error: 'Error',
  failed: 'No se pudo quitar el dispositivo',
}
