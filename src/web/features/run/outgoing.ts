import { currentPage } from '#web/session/page-address.ts'
import { newId } from '#web/ui/new-id.ts'
import type { WorkRequest } from './request.ts'
import {
  claimRequest,
  addUnsent,
  isUnsent,
  notifyUnsent,
  readUnsent,
  removeUnsent,
  subscribeUnsent,
} from './unsent.ts'
import type { Unsent } from './unsent.ts'

/** A request that this page sends, stored until the server has acknowledged it. */
type Outgoing = {
  /** Waits for the right to send it; `false` when another page has sent or cancelled it. Rejects with the signal's reason. */
  mayStart: () => Promise<boolean>
  /** It was acknowledged, refused or cancelled. */
  close: () => void
  /** This page goes away: another one may send it. */
  leave: () => void
}

type Options = {
  /** The stored request that is sent; `null` for a new one. */
  unsentId: string | null
  signal: AbortSignal
  /** Another page has sent or cancelled it. */
  onGone: () => void
}

/** Stores a request that this page sends, and claims it before any other page can. */
export function openOutgoing(request: WorkRequest, { unsentId, signal, onGone }: Options): Outgoing {
  const id = unsentId ?? newId()
  const claim = claimRequest(id, signal)
  const isStored = unsentId !== null || addUnsent(id, request)
  const isGone = (): boolean => isStored && !isUnsent(id)
  let isClosed = false
  const unsubscribe = subscribeUnsent(() => {
    if (!isClosed && isGone()) onGone()
  })
  const end = (): void => {
    isClosed = true
    unsubscribe()
    claim.release()
  }
  return {
    mayStart: async () => {
      await claim.granted
      return !isGone()
    },
    close: () => {
      if (isClosed) return
      end()
      removeUnsent(id)
    },
    leave: () => {
      if (isClosed) return
      end()
      notifyUnsent()
    },
  }
}

/** The oldest request that was not sent: of any page, or of this one alone. */
export function findUnsent({ ofAnyPage }: { ofAnyPage: boolean }): Unsent | null {
  return readUnsent().find(({ path }) => ofAnyPage || path === currentPage()) ?? null
}
