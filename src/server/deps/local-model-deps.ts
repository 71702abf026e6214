import { findLocalModels } from '#server/adapters/local-models/find-local-models.ts'
import type { KnownServer, LocalModels } from '#server/adapters/local-models/find-local-models.ts'
import type { LocalModelSettings, ModelSettings } from '#server/settings/model-settings.ts'

type Settings = LocalModelSettings & Readonly<{ models: ModelSettings }>
type Options = { command: string; fetch?: typeof globalThis.fetch; servers?: readonly KnownServer[] }

const maxNamed = 6

/**
 * The line of settings with which a model of this machine would write, where none is set and one is there; `null` otherwise. `command` is
 * what the settings are put before. Never throws, and takes half a second at most.
 */
export async function suggestLocalModel(
  { findsLocalModels, models }: Settings,
  { command, fetch = globalThis.fetch, servers }: Options,
): Promise<string | null> {
  if (!findsLocalModels || models.gemini !== null || models.openai !== null) return null
  const found = await findLocalModels({ fetch, ...(servers === undefined ? {} : { servers }) })
  return found === null ? null : describe(found, command)
}

function describe({ server, baseUrl, models }: LocalModels, command: string): string {
  const [first = ''] = models
  const named = models.slice(0, maxNamed).join(', ')
  const more = models.length > maxNamed ? ` and ${models.length - maxNamed} more` : ''
  return [
    `${server} answers on this machine, and can write the summaries. Nothing was sent to it. It has ${named}${more}.`,
    `  OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${first} ${command}`,
    'LOCAL_MODELS=off leaves this out.',
    '',
  ].join('\n')
}
