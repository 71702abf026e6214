import type { Summary, SummaryAnswer } from '#contract/summaries.ts'
import type { Actor, Visitor } from '#server/features/accounts/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { findRunning as find } from './find-running.ts'
import {
  presentDelivered as delivered,
  presentLocked as locked,
  presentSummary as present,
} from './present.ts'
import type { Delivery, Standing as WhatIsLeft } from './present.ts'
import type { FoundSummary as Found } from './repo.ts'
import type { Shelf as PersonalShelf } from './shelf.ts'
import type { SummaryDeps as Deps } from './summarize.ts'
import { summarizeWhole as toTheEnd } from './summarize-whole.ts'

/** What it takes to make and to read summaries. */
export type SummaryDeps = Deps

/** A stored summary with what is known of its video, without the words. */
export type FoundSummary = Found

/** Where people find again what they were given. */
export type Shelf = PersonalShelf

/** What is left to a person. */
export type Standing = WhatIsLeft

/** A stored summary, as it goes on the wire. */
export function presentSummary(found: FoundSummary): Summary {
  return present(found, { cached: true, fromPlaylist: false })
}

/** A stored summary as its owner is shown it. */
export function presentDelivered(found: FoundSummary, delivery: Delivery, standing: Standing): SummaryAnswer {
  return delivered(found, delivery, standing)
}

/** The first lines of a stored summary, and no more of it. */
export function presentLocked(
  known: KnownSubject,
  found: FoundSummary,
  standing: Standing & { resetTime: string | null },
): SummaryAnswer {
  return locked(known, found, standing)
}

/** Whether somebody follows the run with this id, so that they may go on. */
export async function findRunning(
  deps: Pick<SummaryDeps, 'orm' | 'runs' | 'allowance'>,
  wanted: { actor: Actor; runId: string },
): Promise<boolean> {
  return await find(deps, wanted)
}

/** Makes the usual summary of a video for somebody, who is charged for it, and gives it when it is there. @throws AppError */
export async function summarizeWhole(
  deps: SummaryDeps,
  wanted: { actor: Visitor; videoUrl: string },
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  return await toTheEnd(deps, wanted, signal)
}
