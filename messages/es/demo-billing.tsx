import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('Cobros de demostración.')} En este servidor no hay pagos configurados: no se cobra nada y
      puedes probar todos los planes.
    </>
  ),
}
