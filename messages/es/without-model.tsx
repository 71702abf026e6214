import type * as source from '#messages/without-model.tsx'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage:
      'El modelo de IA no respondió, así que esto son palabras textuales de quien habla. Inténtalo de nuevo en unos minutos.',
    cut: 'La respuesta del modelo de IA se cortó, así que esto son palabras textuales de quien habla.',
    unusable: 'La respuesta del modelo de IA no servía, así que esto son palabras textuales de quien habla.',
    unfound:
      'La respuesta del modelo de IA no estaba en la transcripción, así que esto son palabras textuales de quien habla.',
    run: 'Esto costaría más IA de la que puede usar una solicitud, así que son palabras textuales de quien habla.',
    earlier:
      'El cupo de IA estaba agotado cuando lo pediste, así que esto son palabras textuales de quien habla.',
    all: 'El cupo de IA de hoy para todo el mundo está agotado, así que esto son palabras textuales de quien habla.',
    visitors:
      'El cupo de IA de hoy para visitantes está agotado, así que esto son palabras textuales de quien habla.',
    network:
      'Tu red agotó el cupo de IA de hoy para visitantes, así que esto son palabras textuales de quien habla.',
    free: 'El cupo de IA de hoy para cuentas gratis está agotado, así que esto son palabras textuales de quien habla.',
    'free-account': 'Agotaste el cupo de IA de hoy, así que esto son palabras textuales de quien habla.',
    'paid-account':
      'Agotaste el cupo de IA de tu plan para hoy, así que esto son palabras textuales de quien habla.',
  },
  backOn: (time) => <>Vuelve el {time}.</>,
  accountsHaveOwn: 'Las cuentas tienen el suyo.',
  plansHaveOwn: 'Cada plan tiene el suyo.',
  signIn: 'Iniciar sesión',
  seePlans: 'Ver los planes',
  writeWithAi: 'Escribirlo con IA',
}
