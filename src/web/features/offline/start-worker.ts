import { offlineTexts } from '#messages/offline-texts.ts'
import { workerAddress } from '#product/offline.ts'
import { api } from '#web/api/api.ts'
import { isPerhapsSignedIn } from '#web/session/account-state.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { storeTypedLink } from '#web/ui/typed-link.ts'
import { hasResults, keepApplication } from './keep-application.ts'

let isStarted = false

/**
 * Has the browser keep the application and the reader's last results. Where it can't, as on plain http or in
 * a private window, everything else works as before.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    if (!hasResults()) return
    if (!isStarted) await register()
    await keepApplication()
  } catch {
    // The disk is full or the connection is lost: the next page tries again.
  }
}

async function register(): Promise<void> {
  isStarted = true
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  if (isFirst) {
    const handleFirst = (): void => void readUnseen().catch(() => undefined)
    serviceWorker.addEventListener('controllerchange', handleFirst, { once: true })
  }
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== document.documentElement.dataset['build']) followUpdate()
  })
  await serviceWorker.register(workerAddress)
}

/** The first worker of a browser has not seen what its page read before, and stores only what it sees. */
async function readUnseen(): Promise<void> {
  if (isPerhapsSignedIn()) await api('GET /api/auth/user')
  await api('GET /api/recent', { query: {} })
}

/** Offers to reload a page that is older than the server; what is typed stays until the reader does. */
function followUpdate(): void {
  keepApplication({ isUpdated: true }).catch(() => undefined)
  showToast({
    title: offlineTexts.updated,
    action: {
      label: offlineTexts.reload,
      onSelect: () => {
        storeTypedLink()
        location.reload()
      },
    },
  })
}
