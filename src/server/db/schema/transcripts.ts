import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { bytes } from './bytes.ts'
import type { CaptionTrack, Sentence, StoredOrigin, Timings, Transcript } from '#contract/transcripts.ts'

const storedSentences = z.custom<Sentence[]>((value) => Array.isArray(value))
/** JSON that PostgreSQL takes as text, since it would read all of it to see whether it is JSON. */
const sentencesAsText = customType<{ data: Sentence[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (sentences) => JSON.stringify(sentences),
  fromDriver: (stored) => storedSentences.parse(JSON.parse(stored)),
})

/** The transcripts of videos and pasted ones: one shared row a video, and for each owner a row for each different paste. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: uuid().primaryKey().defaultRandom(),
    origin: text().$type<StoredOrigin>().notNull(),
    /** A pasted one that the extension read in the browser of its owner. */
    isFromBrowser: boolean('is_from_browser').notNull().default(false),
    /** YouTube id; `null` only for a paste that belongs to no video. */
    videoId: text('video_id'),
    /** SHA-256 of all sentences, in hexadecimal; of a pasted one of all that it says. */
    contentHash: text('content_hash').notNull(),
    title: text(),
    channel: text(),
    /** The chosen captions, such as `de/human`; empty for the default ones. */
    captions: text().notNull().default(''),
    tracks: jsonb().$type<CaptionTrack[]>().notNull().default([]),
    /** A day like `2026-11-21`. */
    publishedOn: text('published_on'),
    durationSeconds: doublePrecision('duration_seconds'),
    /** BCP 47, `und` when unknown. */
    language: text().notNull(),
    captionKind: text('caption_kind').$type<Transcript['captionKind']>().notNull(),
    timings: text().$type<Timings>().notNull(),
    credit: text(),
    /** The creator's chapters; `start` in seconds. */
    chapters: jsonb().$type<{ title: string; start: number }[]>().notNull(),
    /** Only ever read whole; stored uncompressed, about 150 kB for an hour of speech. `null` where they are packed or outside. */
    sentences: sentencesAsText(),
    /** The same of a pasted transcript, packed by zstd. */
    packed: bytes(),
    /** Where the sentences are outside of the database, such as `s3:9f86d0…`: the store and the SHA-256 of the text. */
    bodyAddress: text('body_address'),
    /** What a pasted transcript takes of the room of its owner; 0 for a video's. */
    storedBytes: integer('stored_bytes').notNull().default(0),
    /** Keyed hash of the network from which a visitor pasted it, for a week. */
    network: text(),
    /** The first of them, for lists. */
    opening: jsonb().$type<Sentence[]>().notNull().default([]),
    droppedCues: integer('dropped_cues').notNull().default(0),
    repairedCues: integer('repaired_cues').notNull().default(0),
    /** By how much the times of a given file were shifted to begin at 0:00. */
    clockOffsetSeconds: integer('clock_offset_seconds').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When another transcript superseded this one, which stays for the summaries that were made of it. */
    supersededAt: timestamp('superseded_at', { withTimezone: true }),
  },
  (table) => [
    check('transcripts_origin_known', sql`${table.origin} in ('sample', 'youtube', 'model', 'pasted')`),
    check('transcripts_caption_kind_known', sql`${table.captionKind} in ('human', 'automatic', 'unknown')`),
    check('transcripts_timings_known', sql`${table.timings} in ('exact', 'estimated', 'none')`),
    check('transcripts_video_known', sql`${table.origin} = 'pasted' or ${table.videoId} is not null`),
    check(
      'transcripts_of_browsers_are_pasted',
      sql`not ${table.isFromBrowser} or ${table.origin} = 'pasted'`,
    ),
    check('transcripts_body_address_known', sql`${table.bodyAddress} ~ '^(folder|s3):[0-9a-f]{64}$'`),
    check(
      'transcripts_text_somewhere',
      sql`num_nonnulls(${table.sentences}, ${table.packed}, ${table.bodyAddress}) = 1`,
    ),
    index('transcripts_by_age').on(table.createdAt, table.id),
    index('transcripts_pasted_by_age')
      .on(table.createdAt, table.id)
      .where(sql`${table.origin} = 'pasted'`),
    index('transcripts_of_network')
      .on(table.network)
      .where(sql`${table.network} is not null`),
    index('transcripts_with_network_by_age')
      .on(table.createdAt)
      .where(sql`${table.network} is not null`),
    index('transcripts_by_body')
      .on(table.bodyAddress)
      .where(sql`${table.bodyAddress} is not null`),
    uniqueIndex('transcripts_one_per_video')
      .on(table.videoId, table.captions)
      .where(sql`${table.origin} <> 'pasted' and ${table.supersededAt} is null`),
    index('transcripts_pasted_by_content')
      .on(table.contentHash)
      .where(sql`${table.origin} = 'pasted'`),
  ],
)
