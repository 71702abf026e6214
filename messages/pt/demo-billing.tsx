import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('Cobrança de demonstração.')} Os pagamentos não estão configurados neste servidor: nada é
      cobrado, e você pode experimentar todos os planos.
    </>
  ),
}
