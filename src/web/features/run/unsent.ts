import { useMemo, useSyncExternalStore } from 'react'
import { newId } from '#web/api/call-once.ts'
import { currentPage } from '#web/session/page-address.ts'
import type { WorkRequest } from './request.ts'

/** A request without the server's acknowledgement: made offline, or its page was left. */
export type Unsent = {
  id: string
  request: WorkRequest
  /** The page that it was made on. */
  path: string
  /** In ms since 1970. */
  madeAt: number
}

// Of the whole browser, so that it outlives its tab; removed at a sign-out.
const storageKey = 'precis.unsent'
/** A request that is older was forgotten by the one who made it, and would come as a surprise. */
const maxAgeMs = 24 * 60 * 60_000

const listeners = new Set<() => void>()

/** The requests of this browser that were not sent yet, the oldest first. */
export function readUnsent(): Unsent[] {
  return parse(readRaw())
}

/**
 * Stores a request until the server has acknowledged it; `false` where nothing can be stored. The transcript
 * that its page shows is not stored with it.
 */
function addUnsent(id: string, request: WorkRequest): boolean {
  const stored = request.kind === 'summary' ? { ...request, transcript: null } : request
  write([...readUnsent(), { id, request: stored, path: currentPage(), madeAt: Date.now() }])
  return isUnsent(id)
}

/** A request still waits to be sent: it was neither sent nor cancelled, in any tab. */
export function isUnsent(id: string): boolean {
  return readUnsent().some((unsent) => unsent.id === id)
}

/** Removes a request that was acknowledged or cancelled. */
export function removeUnsent(id: string): void {
  const others = readUnsent().filter((unsent) => unsent.id !== id)
  if (others.length < readUnsent().length) write(others)
}

/** Calls `listener` when a request is added or removed, in whatever tab; returns an unsubscribe function. */
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

let changes = 0

/** Calls the listeners of this tab, as another page of it may care for a request now. */
function notifyUnsent(): void {
  changes += 1
  for (const listener of listeners) listener()
}

/** The requests that were not sent yet, as they change. */
export function useUnsent(): Unsent[] {
  const snapshot = useSyncExternalStore(
    subscribeUnsent,
    () => `${changes} ${readRaw()}`,
    () => '0 ',
  )
  return useMemo(() => parse(snapshot.slice(snapshot.indexOf(' '))), [snapshot])
}

function readRaw(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

function parse(raw: string): Unsent[] {
  try {
    const value: unknown = JSON.parse(raw)
    return Array.isArray(value) ? value.filter((one) => isOfNow(one)) : []
  } catch {
    return []
  }
}

/** Only this file writes under the key. */
function isOfNow(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null || !('madeAt' in value) || !('request' in value))
    return false
  return typeof value.madeAt === 'number' && Date.now() - value.madeAt < maxAgeMs
}

function write(unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(unsent))
  } catch {
    // Without storage a request is sent by the page that it was made on, or not at all.
  }
  notifyUnsent()
}

/** The right to send a request, which one page has at a time, in all tabs together. */
type Claim = {
  /** Resolves once this page has it; rejects with the reason of the signal. */
  granted: Promise<void>
  release: () => void
}

/** The requests that this page sends or holds. */
const held = new Set<string>()

/** This page itself sends the request. */
export function isHeld(id: string): boolean {
  return held.has(id)
}

/** Claims a request; without locks two tabs may send it, which the server answers as one. */
export function claimRequest(id: string, signal: AbortSignal): Claim {
  const granted = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  held.add(id)
  const hold = async (): Promise<void> => {
    granted.resolve()
    await released.promise
  }
  const release = (): void => {
    held.delete(id)
    released.resolve()
  }
  // Pages without https have none, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks
  if (locks) locks.request(`precis.unsent.${id}`, { signal }, hold).catch(granted.reject)
  else void hold()
  // Nobody may wait for it.
  granted.promise.catch(() => undefined)
  return { granted: granted.promise, release }
}

/** A request that this page sends, stored until the server has acknowledged it. */
type Outgoing = {
  /** Waits for the right to send it; `false` when another page did. Rejects with the reason. */
  mayStart: () => Promise<boolean>
  /** It was acknowledged, refused or cancelled. */
  close: () => void
  /** This page goes away: another one may send it. */
  leave: () => void
}

type OutgoingOptions = {
  /** The stored request that is sent; `null` for a new one. */
  unsentId: string | null
  signal: AbortSignal
  /** Another page has sent or cancelled it. */
  onGone: () => void
}

/** Stores a request that this page sends, and claims it before any other page can. */
export function openOutgoing(request: WorkRequest, { unsentId, signal, onGone }: OutgoingOptions): Outgoing {
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
