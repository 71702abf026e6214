import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `Você pode usar sua conta em ${max} dispositivos ao mesmo tempo.`,
  held: (max) => `Sua conta está aberta em outros ${max} dispositivos. Remova um deles para continuar aqui.`,
  thisDevice: 'Este dispositivo',
  waiting: 'Aguardando',
  seen: (last, first) => (
    <>
      Último acesso {last}, primeiro em {first}
    </>
  ),
  locationUnknown: 'Local desconhecido',
  kinds: { desktop: 'Computador', mobile: 'Celular', tablet: 'Tablet' },
  remove: 'Remover',
  removeNamed: (name) => `Remover ${name}`,
  removeThis: 'Remover este dispositivo? Sua sessão aqui será encerrada.',
  removeOther: 'Remover? A sessão nele será encerrada na hora.',
  removeDevice: 'Remover dispositivo',
  removed: 'Dispositivo removido',
  error: 'Erro',
  failed: 'Não foi possível remover o dispositivo',
}
