import { z } from 'zod'
import { workActions } from '#client/remote-collections.ts'
import { collectionSchema, itemStates } from '#contract/collections.ts'
import { digestSettingsSchema, listedDigestSchema } from '#contract/digests.ts'
import { followedItemSchema, followSchema } from '#contract/follows.ts'
import { listFactsSchema, listedVideoSchema } from '#contract/playlists.ts'
import { digestFrequencies, backlogSizes } from '#product/following.ts'
import {
  maxAddedLinks,
  maxCollectionTitle,
  maxCollectionVideos,
  maxListedVideos,
  maxTag,
  maxTags,
} from '#product/limits.ts'
import { formIds } from '#product/summary-forms.ts'
import { formNameSchema, statementSchema } from './tool-schemas.ts'

const link = z.string().min(1).max(2048)
const title = z.string().trim().min(1).max(maxCollectionTitle)
const tags = z.array(z.string().trim().min(1).max(maxTag)).max(maxTags)
const videos = z.array(link).max(maxAddedLinks).describe('Links to videos; each counts as one summary.')
const summaries = z
  .array(z.string().max(100))
  .max(maxCollectionVideos)
  .describe('Summaries of the history, by the addresses of their resources or their ids; they count nothing.')
const from = z.int().min(0).max(maxListedVideos).default(0).describe('The first one that is shown, from 0.')

/** The inputs of the tools about forms, collections and followed sources. */
export const accountInputs = {
  listForms: z.object({}),
  listVideos: z.object({
    link: link.describe('The link of a playlist or a channel.'),
    from,
    limit: z.int().min(1).max(200).default(50),
  }),
  makeCollection: z.object({
    playlist: link.optional().describe('The link of a playlist or a channel.'),
    first: z
      .int()
      .min(1)
      .max(maxCollectionVideos)
      .optional()
      .describe('Only so many of its videos, of a channel the newest.'),
    videos: videos.optional(),
    summaries: summaries.optional(),
    title: title.optional().describe('The title of the playlist by default.'),
    tags: tags.optional(),
    form: formNameSchema.default(formIds[0]),
  }),
  readCollections: z.object({
    id: z.uuid().optional().describe('Of one collection, to read its videos; all collections without it.'),
    tag: z.string().trim().max(maxTag).optional().describe('Only collections with this tag.'),
    from,
    limit: z.int().min(1).max(100).default(50),
  }),
  changeCollection: z.object({
    id: z.uuid(),
    work: z.enum(workActions).optional().describe('`retry` tries what failed again.'),
    title: title.optional(),
    tags: tags.optional().describe('Instead of the ones that it has.'),
    form: formNameSchema.optional().describe('Of what is summarized from now on; made summaries stay.'),
    videos: videos.optional(),
    summaries: summaries.optional(),
    remove: z
      .array(z.uuid())
      .max(maxCollectionVideos)
      .optional()
      .describe('Videos to take out, by their ids in it.'),
    shared: z
      .boolean()
      .optional()
      .describe('True shares it at an address that everybody can read who has it.'),
  }),
  readFollowing: z.object({
    id: z.uuid().optional().describe('Of one follow, to read the videos that it brought.'),
  }),
  changeFollowing: z.object({
    follow: link.optional().describe('The link of a channel or a playlist, or the feed of a podcast.'),
    newest: z
      .int()
      .min(0)
      .max(Math.max(...backlogSizes))
      .pipe(z.literal(backlogSizes))
      .default(0)
      .describe(
        `How many of the newest videos that are there already to summarize as well: ${backlogSizes.join(', ')}.`,
      ),
    form: formNameSchema
      .default(formIds[0])
      .describe('How the summaries of the new follow are set out, as `summarize` takes it.'),
    change: z
      .object({ id: z.uuid().describe('Of a follow.'), form: formNameSchema })
      .optional()
      .describe('Another form for what a follow brings from now on; made summaries stay.'),
    unfollow: z.uuid().optional().describe('A follow, by its id.'),
    retry: z.uuid().optional().describe('A video that failed, by its id.'),
    digest: z
      .object({
        frequency: z.enum(digestFrequencies).optional(),
        hour: z.int().min(0).max(23).optional(),
        weekday: z.int().min(1).max(7).optional().describe('1 is Monday; for weekly digests.'),
        zone: z.string().max(64).optional().describe('As IANA names it, like `Asia/Kolkata`.'),
        isMailed: z.boolean().optional(),
      })
      .optional()
      .describe('How digests come; what is not named stays.'),
  }),
  readDigest: z.object({ id: z.uuid().optional().describe('The newest without it.') }),
}

const lineSchema = statementSchema.omit({ differences: true })
const resource = z.string().nullable().describe('Where its summary can be read, as a resource.')

/** A collection for an agent. */
const collection = collectionSchema
  .pick({
    id: true,
    title: true,
    tags: true,
    form: true,
    state: true,
    pausedBy: true,
    resumesAt: true,
    counts: true,
  })
  .extend({
    link: z.string().describe('Its page, for its owner.'),
    sharedAt: z.string().nullable().describe('Where everybody can read it; null while it is not shared.'),
  })
export type CollectionData = z.infer<typeof collection>

const item = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string().nullable(),
  state: z.enum(itemStates),
  reason: z.string().nullable().describe('Why it failed.'),
  form: z.string().nullable().describe('What the form of its summary is called; null without one.'),
  line: lineSchema.nullable().describe('The first insight or line of its summary.'),
  resource,
})
export type ItemData = z.infer<typeof item>

const overviewLine = statementSchema.pick({ text: true, state: true, differences: true }).extend({
  citations: z.array(
    statementSchema
      .pick({ quote: true, second: true, speaker: true, link: true })
      .extend({ title: z.string() }),
  ),
})
export type OverviewData = z.infer<typeof overviewLine>

const following = {
  follows: z.array(
    followSchema.pick({
      id: true,
      kind: true,
      title: true,
      url: true,
      form: true,
      isFailing: true,
      waiting: true,
      leftOut: true,
    }),
  ),
  max: z.int().describe('How many the account may follow.'),
}

const digest = z.object({
  id: z.uuid(),
  dueOn: z.string(),
  videos: z.array(
    z.object({
      title: z.string(),
      source: z.string().nullable(),
      url: z.string(),
      state: z.enum(['done', 'failed', 'unpaid']).describe('`unpaid`: no summary was left.'),
      reason: z.string().nullable().describe('Why it failed.'),
      form: z.string().nullable().describe('What the form of its summary is called; null without one.'),
      gist: z.string().nullable(),
      insights: z.array(lineSchema),
      resource,
    }),
  ),
})
export type DigestData = z.infer<typeof digest>

/** The outputs of these tools beside their text. */
export const accountOutputs = {
  listForms: z.object({
    forms: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isOwn: z.boolean().describe('Whether the account made it.'),
        needsModel: z.boolean().describe('Whether only a language model writes it.'),
        sections: z.array(z.string()).describe('Headings of an own form.'),
      }),
    ),
    max: z.int().describe('How many forms of its own it may have.'),
  }),
  listVideos: z.object({
    list: listFactsSchema.pick({ kind: true, title: true, owner: true, url: true }),
    total: z.int(),
    yours: z.int().describe('How many of them the account has a summary of; these count nothing.'),
    isWhole: z.boolean().describe('False where YouTube has more than were listed.'),
    videos: z.array(
      listedVideoSchema
        .pick({ title: true, durationSeconds: true, state: true })
        .extend({ url: z.string(), resource }),
    ),
  }),
  makeCollection: collection,
  readCollections: z.object({
    collections: z.array(collection),
    videos: z.array(item).describe('Of the collection that was named.'),
    total: z.int().describe('How many videos it has; 0 without one.'),
    overview: z
      .array(overviewLine)
      .describe('What a language model wrote about all its videos, the gist first; empty without one.'),
  }),
  changeCollection: collection,
  readFollowing: z.object({
    ...following,
    digests: digestSettingsSchema
      .omit({ feedUrl: true, stoppedBy: true })
      .nullable()
      .describe('How digests come; null until something is followed.'),
    videos: z
      .array(
        followedItemSchema
          .pick({ id: true, state: true, title: true, url: true, reason: true })
          .extend({ resource }),
      )
      .describe('Of the follow that was named, the newest first.'),
  }),
  changeFollowing: z.object(following),
  readDigest: z.object({
    digest: digest.nullable().describe('Null before the first.'),
    others: z.array(listedDigestSchema).describe('All that are stored, the newest first.'),
  }),
}
