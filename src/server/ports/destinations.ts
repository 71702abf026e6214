import type { DestinationFailure } from '#contract/destinations.ts'
import type { Insight } from '#contract/evidence.ts'
import type { SummaryDocument } from '#export/documents.ts'
import type { DestinationKind } from '#product/destinations.ts'

/** A line that its owner highlighted, with their note; `key` is that of the line in the summary. */
export type SentHighlight = { key: string; line: Insight; note: string; at: string }

/** A summary of its owner as it is now: whole, or its highlighted lines. */
export type SentNote = {
  /** The mark of this summary at this destination, the same each time. */
  id: string
  isWhole: boolean
  /** The language of the words around its lines, by its tag. */
  language: string
  summary: SummaryDocument
  highlights: readonly SentHighlight[]
}

/** The key to a destination, and the location in it. */
export type DestinationAccess = { token: string; location: string }

/**
 * The end of one attempt. `remote` is what the next attempt is given back. `later` was asked for by the
 * service, or is what is left of a long one, and counts as no failure; `failed` may pass; `refused` is about
 * this summary alone; `revoked` stops the destination.
 */
export type DestinationReply =
  | { outcome: 'sent'; remote: string }
  | { outcome: 'later'; seconds: number; remote: string | null }
  | { outcome: 'failed' | 'refused' | 'revoked'; failure: DestinationFailure }

/** The location that was found for its owner, with its name there, or why there is none. */
export type FoundLocation = { location: string; name: string } | { failure: DestinationFailure }

/** A service or a folder where summaries go. */
export type Destination = {
  /** Finds the location by what its owner typed. @throws the reason of the signal when it aborts */
  find: (access: DestinationAccess, signal: AbortSignal) => Promise<FoundLocation>
  /**
   * Brings what is there to what is given: the same twice changes nothing, one that was ended in the middle
   * goes on. Nothing is deleted there, and no words of its owner are changed.
   * @throws the reason of the signal when it aborts
   */
  send: (
    access: DestinationAccess,
    note: SentNote,
    options: { remote: string | null; signal: AbortSignal },
  ) => Promise<DestinationReply>
}

/** The destinations that this server has. */
export type Destinations = Readonly<Partial<Record<DestinationKind, Destination>>>

/** Reads a summary of an account for a destination; `null` where it is gone, or its plan does not save it. */
export type NoteReader = (userId: string, itemId: string) => Promise<Omit<SentNote, 'id' | 'isWhole'> | null>
