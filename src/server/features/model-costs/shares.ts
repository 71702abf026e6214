import type { ShareKind } from '#contract/model-shares.ts'
import type { ModelPayer } from '#server/ports/model-use.ts'

/** What a day may cost, in millionths of a US dollar, and how much of it one kind of caller may take, in percent. */
export type DayCeiling = {
  maxDayMicroUsd: number
  visitorsPercent: number
  freePercent: number
  /** Of the whole, for each account with a paid plan. */
  accountPercent: number
}

/** A share by its name in the database, and the most that may be spent of it on a day. */
export type Share = { name: string; kind: ShareKind; maxMicroUsd: number }

/** How much of the share of its kind one network, or one free account, may take, in percent: no single one uses it up. */
const networkPercent = 40
const freeAccountPercent = 30
const hundred = 100

/** The most that may be spent on a day of one share of each kind. */
export function limitsOf(ceiling: DayCeiling): Readonly<Record<ShareKind, number>> {
  const all = ceiling.maxDayMicroUsd
  const visitors = part(all, ceiling.visitorsPercent)
  const free = part(all, ceiling.freePercent)
  return {
    all,
    visitors,
    network: part(visitors, networkPercent),
    free,
    'free-account': part(free, freeAccountPercent),
    'paid-account': part(all, ceiling.accountPercent),
  }
}

/** The shares that a call for this payer takes: all of them must have room. `null` is nobody known. */
export function sharesOf(payer: ModelPayer | null, ceiling: DayCeiling): Share[] {
  const limits = limitsOf(ceiling)
  const share = (kind: ShareKind, of?: string): Share => ({
    name: of === undefined ? kind : `${kind}/${of}`,
    kind,
    maxMicroUsd: limits[kind],
  })
  if (payer === null) return [share('all'), share('visitors')]
  if (payer.kind === 'visitor') return [share('all'), share('visitors'), share('network', payer.network)]
  const own = share(payer.kind, payer.personId)
  return payer.kind === 'free-account' ? [share('all'), share('free'), own] : [share('all'), own]
}

const dayMs = 86_400_000

/** When the day of UTC began that is `days` later than today, or earlier; in ms since 1970. */
export function startOfDay(now: number, days = 0): number {
  return now - (now % dayMs) + days * dayMs
}

/** The day of UTC, like `2026-11-21`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

function part(whole: number, percent: number): number {
  return Math.floor((whole * percent) / hundred)
}
