import { historyPageSchema, resultSchema } from '#contract/history.ts'
import { toDocument } from '#export/documents.ts'
import { callServer } from './call-server.ts'
import type { Server } from './call-server.ts'
import { PrecisFailure } from './failure.ts'
import type { History } from './precis.ts'

const maxListed = 50

/** The summaries that a server stores for the account of the key. */
export function createHistory(server: Server): History {
  return {
    list: async (signal) => {
      const path = `api/history?limit=${maxListed}`
      const { items } = await callServer(server, { method: 'GET', path, signal }, historyPageSchema)
      return items.map(({ id, videoTitle }) => ({ id, title: videoTitle }))
    },
    read: async (id, signal) => {
      const path = `api/summaries/${encodeURIComponent(id)}`
      const result = await callServer(server, { method: 'GET', path, signal }, resultSchema)
      if (result.state === 'running') throw new PrecisFailure('NOT_FOUND', 'It is still being made.')
      if (result.answer.locked) {
        throw new PrecisFailure('NOT_FOUND', 'It lies further back than the plan of the account shows.')
      }
      return toDocument(result.answer)
    },
  }
}
