import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('Facturation de démonstration.')} Les paiements ne sont pas configurés sur ce serveur : rien
      n’est prélevé, et vous pouvez essayer chaque forfait.
    </>
  ),
}
