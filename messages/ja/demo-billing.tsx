import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('お支払いのデモです。')}
      このサーバーでは決済が設定されていないため、料金は一切かからず、どのプランもお試しいただけます。
    </>
  ),
}
