import { withCancelledAt } from '#server/adapters/razorpay/notes.ts'
import { changeSubscription } from '#server/features/billing/ledger/ledger.ts'
import { pendingOperations, withCancelDone } from '#server/features/billing/ledger/pending-operations.ts'
import { refund } from '#tests/fakes/razorpay/answer-api.ts'
import { call, orRefused, reconcile, seconds, take } from './billing-world.ts'
import type { World } from './billing-world.ts'

/**
 * The calls that are owed to the provider are made; with `isForgotten` the server dies before it writes that
 * down.
 */
export function performOperations(world: World, isForgotten: boolean): void {
  for (const operation of pendingOperations(world.ledger, world.now)) {
    if (operation.kind === 'cancel') {
      const isDone = orRefused(() => {
        call(world, 'POST', `/v1/subscriptions/${operation.reference}/cancel`, {
          cancel_at_cycle_end: operation.when === 'at_end',
        })
      })
      if (isDone && !isForgotten) world.ledger = withCancelDone(world.ledger, operation.subscriptionId)
    } else if (operation.kind === 'pause' || operation.kind === 'resume') {
      movePause(world, operation, isForgotten)
    } else if (operation.kind === 'note') {
      const notes = withCancelledAt({}, operation.at)
      call(world, 'PATCH', `/v1/payments/${operation.payment}`, { notes })
    } else {
      const { payment, amount, key } = operation
      orRefused(() => {
        refund(world.provider, payment, { amount, idempotency: key, now: seconds(world) })
      })
    }
  }
}

/** A pause is stored before it is made; a refused one is given up, unless it turns out to be made already. */
function movePause(
  world: World,
  {
    kind,
    reference,
    subscriptionId,
  }: { kind: 'pause' | 'resume'; reference: string; subscriptionId: string },
  isForgotten: boolean,
): void {
  const store = (pause: 'asked' | 'refused'): void => {
    world.ledger = changeSubscription(world.ledger, subscriptionId, (each) => ({ ...each, pause }))
  }
  if (kind === 'pause') store('asked')
  const isDone = orRefused(() => {
    call(world, 'POST', `/v1/subscriptions/${reference}/${kind}`, {})
  })
  if (isForgotten) return
  reconcile(world)
  const isDue = pendingOperations(world.ledger, world.now).some(
    (each) => each.kind === kind && each.subscriptionId === subscriptionId,
  )
  if (!isDone && isDue) store('refused')
}

/** Everything arrives and everything is done, until nothing changes any more. */
export function comeToRest(world: World): void {
  for (let round = 0; round < 4; round += 1) {
    for (const observation of world.onTheWay.splice(0)) take(world, observation)
    reconcile(world)
    performOperations(world, false)
  }
  reconcile(world)
}

/** Subscriptions at the provider that would still be charged. */
export function chargeable(world: World): string[] {
  return [...world.provider.subscriptions.values()].flatMap(({ id, status }) => {
    const runs = ['authenticated', 'active', 'pending', 'halted', 'paused'].includes(status)
    return runs && !world.provider.cancelsAtEnd.has(id) ? [id] : []
  })
}
