import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { findOwnModels } from '../alone/own-models.ts'
import type { FoundModels, OwnModel } from '../alone/own-models.ts'
import type { BrowserApi } from '../browser/api.ts'
import { askToReach, readServer } from '../server/connection.ts'
import { storeOwnModel } from '../server/own-model.ts'

type Props = { api: BrowserApi; model: OwnModel | null }

const ollama = 'http://localhost:11434'

/** The reason for which a server names no model, and what its owner can do about it. */
const failures: Readonly<Record<NonNullable<FoundModels['failure']>, string>> = {
  refused:
    'It refuses browser extensions. Ollama allows this one when it is started with OLLAMA_ORIGINS=chrome-extension://*,moz-extension://* set; in LM Studio, switch on “Enable CORS” in the settings of its server.',
  silent:
    'Nothing answers there. Is the server running? LM Studio also needs “Enable CORS” in the settings of its server.',
  other: 'There is a server, but it names no model that writes. Add one to it, then look again.',
}

/** The form for a model of the person's own, on this machine or at home. */
export function OwnModelForm({ api, model }: Props) {
  const [address, setAddress] = useState(model?.server ?? ollama)
  const server = readServer(address.replace(/\/v1\/?$/, ''))
  const { found, error, isBusy, look } = useLook(api, server)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void look()
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-labelledby="model-heading" className="mt-10 space-y-4">
      <h2 id="model-heading" className="font-serif text-xl font-semibold">
        A model on this machine
      </h2>
      <p className="text-muted">
        {model === null
          ? 'Ollama, LM Studio or another server with OpenAI’s protocol can write your summaries. The transcript goes to it and nowhere else, and every line is looked up here.'
          : `${model.name} writes when you ask it to. Every line is looked up here.`}
      </p>
      <TextField
        label="Address of the model server"
        type="url"
        inputMode="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {error !== null && (
        <p role="alert" className="rounded-control border border-bad px-3 py-2 wrap-anywhere text-bad">
          {error}
        </p>
      )}
      {server !== null && found !== null && found.names.length > 0 && (
        <ModelSelect
          names={found.names}
          chosen={model?.server === server ? model.name : ''}
          onChoose={(name) => void storeOwnModel(api, { server, name })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={isBusy}>
          Look for models
        </Button>
        {model !== null && (
          <Button variant="quiet" onClick={() => void storeOwnModel(api, null)}>
            Write without it
          </Button>
        )}
      </div>
    </form>
  )
}

/** Looks for the models of a server, once the person has allowed calls to it. */
function useLook(api: BrowserApi, server: string | null) {
  const [found, setFound] = useState<FoundModels | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function look(): Promise<void> {
    setFound(null)
    setError(null)
    if (server === null)
      return setError('Type an address like http://localhost:11434 or http://localhost:1234.')
    if (!(await askToReach(api, server)))
      return setError(`Without your permission, the extension can't reach ${server}.`)
    setBusy(true)
    const next = await findOwnModels(server, (url, init) => fetch(url, init))
    setBusy(false)
    setFound(next)
    return setError(next.failure === null ? null : failures[next.failure])
  }
  return { found, error, isBusy, look }
}

type SelectProps = { names: readonly string[]; chosen: string; onChoose: (name: string) => void }

function ModelSelect({ names, chosen, onChoose }: SelectProps) {
  return (
    <SelectField
      label="Model"
      value={chosen}
      onChange={({ target: { value } }) => {
        if (value !== '') onChoose(value)
      }}
    >
      <option value="">Choose one…</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
