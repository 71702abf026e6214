import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('Abrechnung zur Vorführung.')} Auf diesem Server sind keine Zahlungen eingerichtet: Es wird
      nichts berechnet, und du kannst jeden Plan ausprobieren.
    </>
  ),
}
