import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { deletesDue } from '#server/jobs/periodic.ts'
import { registerPlaylistRoutes } from './list-videos.ts'
import { dueLists } from './repo.ts'

/** The videos of playlists, which people choose from. */
export const playlistsFeature = {
  calls: registerPlaylistRoutes,
  tasks: ({ db }: { db: PooledDb }) => [
    { name: 'collections', everyMinutes: 60, ...deletesDue(db, dueLists) },
  ],
} satisfies Feature
