import { digestDays } from './digests.ts'

/** Days after which the state of a followed video is deleted. */
export const followedItemDays = 90

/** How long what has to do with following is stored, for the table of all that is. */
export const followingRetention = [
  {
    tables: ['follows', 'followed_items'],
    what: 'What you follow, and the state of each of its videos',
    howLong: `Until you unfollow it; a video’s state ${followedItemDays} days after it was summarized or failed`,
    why: 'To summarize what’s new, once',
    sweep: 'following',
  },
  {
    tables: ['watches', 'watched_entries', 'hub_subscriptions'],
    what: 'Channels, playlists and podcasts that someone follows, what they published, and who tells us of it',
    howLong: 'As long as anyone follows them',
    why: 'To tell what’s new',
    sweep: 'following',
  },
  {
    tables: ['digest_settings'],
    what: 'How you want your digests',
    howLong: 'As long as you have an account',
    why: 'To send them when you want them',
    sweep: null,
  },
  {
    tables: ['digests'],
    what: 'Which videos were in which digest',
    howLong: `${digestDays} days`,
    why: 'To show you a digest again, and send each once',
    sweep: 'digests',
  },
] as const
