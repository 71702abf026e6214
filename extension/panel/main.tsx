import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { languageTag } from '#messages/language.ts'
import { languageOf } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import { reachServerBy } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createAlone } from '../alone/alone.ts'
import { answerAlone } from '../alone/answer-calls.ts'
import { createIndexedStore } from '../alone/library.ts'
import { browserApi } from '../browser/api.ts'
import { readConnection } from '../server/connection.ts'
import { reachByConnection } from '../server/reach-server.ts'
import { Panel } from './panel.tsx'

const { documentElement } = document
documentElement.lang = languageTag
documentElement.dir = languageWriting[languageOf(languageTag)].direction

const device = matchMedia('(prefers-color-scheme: dark)')
device.addEventListener('change', followDevice)
followDevice()
const alone = createAlone({
  openWorker: () => new Worker('worker.js', { type: 'module' }),
  store: createIndexedStore(),
})
reachServerBy(
  reachByConnection({
    alone: answerAlone(alone),
    isOfAlone: alone.transcripts.isNamedIn,
    connection: () => readConnection(browserApi()),
    fetch: (address, request) => fetch(address, request),
  }),
)
const root = document.getElementById('root')
if (root === null) throw new Error('The panel has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Panel api={browserApi()} alone={alone} />
    </QueryClientProvider>
  </StrictMode>,
)

/** Shows the panel in the colours of the device. */
function followDevice(): void {
  documentElement.classList.toggle('dark', device.matches)
}
