import type { StateCode } from '#product/indian-states.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import type { Mailer } from '#server/ports/senders.ts'
import type { AlarmKind } from './ledger/ledger.ts'

/** The seller; with `gst` a receipt is a tax invoice. */
export type Seller = Readonly<{
  name: string
  address: string | null
  /** `serviceCode` is the SAC, which the seller's accountant knows. */
  gst: Readonly<{ gstin: string; state: StateCode; serviceCode: string }> | null
}>

/** Dependencies of what only asks the provider and writes the ledger. */
export type LedgerContext = Pick<BillingContext, 'db' | 'log' | 'billing'>

/** Dependencies of billing. */
export type BillingContext = {
  db: PooledDb
  log: Log
  mailer: Mailer
  /** The origin of the pages, for links in emails; `null` when unknown. */
  publicUrl: string | null
  billing: {
    provider: PaymentProvider
    seller: Seller
    clock: Pick<Clock, 'now'>
    /** Counts an alarm where an operator sees it. */
    countAlarm: (kind: AlarmKind) => void
  }
}
