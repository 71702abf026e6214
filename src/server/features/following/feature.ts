import type { FastifyInstance } from 'fastify'
import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { dueFollowedItems, followingHook, sweepFollowing } from './account-hook.ts'
import { startFollowing } from './follow-work.ts'
import { registerFollowRoutes, registerHubRoutes } from './routes.ts'

type CallDeps = Parameters<typeof registerFollowRoutes>[1] & Parameters<typeof registerHubRoutes>[1]

/** Channels, playlists and podcasts that people follow. */
export const followingFeature = {
  calls: async (app: FastifyInstance, deps: CallDeps) => {
    registerFollowRoutes(app, deps)
    await registerHubRoutes(app, deps)
  },
  tasks: ({ db }: { db: PooledDb }) => [
    {
      name: 'following',
      everyMinutes: 10,
      due: [dueFollowedItems],
      run: (signal) => sweepFollowing({ db }, signal),
    },
  ],
  work: startFollowing,
  accountHooks: () => [followingHook],
} satisfies Feature
