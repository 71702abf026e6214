import type { Collection } from '#contract/collections.ts'
import { createYoutubeLists } from '#server/adapters/youtube/lists/video-lists.ts'
import { manyPlaylist } from '#tests/fakes/youtube/lists.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '#tests/server/security/people.ts'
import { freshSources, youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

/** What a server needs to list and summarize the videos of the simulator. */
export function youtubeDeps(origin: string) {
  return {
    videoLists: createYoutubeLists(youtubeOptions(origin)),
    transcriptSources: [freshSources(origin).source],
  }
}

/** Stores the list of 500 videos and gives its id. */
export async function storeList(server: TestApp, { headers }: Person): Promise<string> {
  const payload = { url: `https://www.youtube.com/playlist?list=${manyPlaylist}` }
  const answer = await server.call('POST /api/playlists', { headers, payload })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.id
}

/** Makes a collection, as `payload` says. */
export async function collect(server: TestApp, { headers }: Person, payload: object): Promise<Collection> {
  const answer = await server.call('POST /api/collections', { headers, payload })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}

/** A collection as it is now. */
export async function read(server: TestApp, { headers }: Person, id: string): Promise<Collection> {
  const path = `/api/collections/${id}`
  const answer = await server.call('GET /api/collections/:id', { headers, path })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}

/** Its videos, with what became of each. */
export async function readItems(server: TestApp, { headers }: Person, id: string, query = 'limit=100') {
  const path = `/api/collections/${id}/items?${query}`
  const answer = await server.call('GET /api/collections/:id/items', { headers, path })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}
