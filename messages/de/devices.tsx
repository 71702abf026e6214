import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `Du kannst auf ${max} Geräten zugleich angemeldet sein.`,
  held: (max) =>
    `Du bist auf ${max} anderen Geräten angemeldet. Entferne eines davon, um hier weiterzumachen.`,
  thisDevice: 'Dieses Gerät',
  waiting: 'Wartet',
  seen: (last, first) => (
    <>
      Zuletzt gesehen {last}, zuerst {first}
    </>
  ),
  locationUnknown: 'Ort unbekannt',
  kinds: { desktop: 'Computer', mobile: 'Handy', tablet: 'Tablet' },
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removeThis: 'Dieses Gerät entfernen? Du wirst hier abgemeldet.',
  removeOther: 'Entfernen? Das Gerät wird sofort abgemeldet.',
  removeDevice: 'Gerät entfernen',
  removed: 'Gerät entfernt',
  error: 'Fehler',
  failed: 'Das Gerät konnte nicht entfernt werden',
}
