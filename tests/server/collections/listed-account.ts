import type { Collection } from '#contract/collections.ts'
import { createYoutubeLists } from '#server/adapters/youtube/lists/video-lists.ts'
import { unlimitedQuota } from '#server/features/quota/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import { manyPlaylist } from '#tests/fakes/youtube/lists.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '#tests/server/security/people.ts'
import { freshSources, youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

/** The parts that a server needs to list and summarize the videos of the simulator. */
export function youtubeDeps(origin: string) {
  return {
    videoLists: createYoutubeLists(youtubeOptions(origin)),
    transcriptSources: [freshSources(origin).source],
  }
}

/** A quota without an end, with what it was asked for and how often at once at most. */
export function recordReservations() {
  const asked = { subjects: new Array<string>(), now: 0, most: 0 }
  const reserve: Quota['reserve'] = async (...given) => {
    asked.subjects.push(given[1].subject)
    asked.now += 1
    asked.most = Math.max(asked.most, asked.now)
    // Others have had the time to ask as well.
    for (let turn = 0; turn < 5000; turn += 1) await new Promise(setImmediate)
    asked.now -= 1
    return await unlimitedQuota.reserve(...given)
  }
  return { asked, quota: { ...unlimitedQuota, reserve } }
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
