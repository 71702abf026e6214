import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ownModelForm } from '#messages/own-model-form.ts'
import { serverForm } from '#messages/server-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { findOwnModels } from '../alone/own-models.ts'
import type { FoundModels, OwnModel } from '../alone/own-models.ts'
import type { BrowserApi } from '../browser/api.ts'
import { askToReach, readServer } from '../server/connection.ts'
import { storeOwnModel } from '../server/own-model.ts'

type Props = { api: BrowserApi; model: OwnModel | null }

const ollama = 'http://localhost:11434'

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
        {ownModelForm.heading}
      </h2>
      <p className="text-muted">{model === null ? ownModelForm.text : ownModelForm.chosen(model.name)}</p>
      <TextField
        label={ownModelForm.address}
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
          {ownModelForm.look}
        </Button>
        {model !== null && (
          <Button variant="quiet" onClick={() => void storeOwnModel(api, null)}>
            {ownModelForm.leave}
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
    if (server === null) return setError(ownModelForm.noAddress)
    if (!(await askToReach(api, server))) return setError(serverForm.notAllowed(server))
    setBusy(true)
    const next = await findOwnModels(server, (url, init) => fetch(url, init))
    setBusy(false)
    setFound(next)
    return setError(next.failure === null ? null : ownModelForm.failures[next.failure])
  }
  return { found, error, isBusy, look }
}

type SelectProps = { names: readonly string[]; chosen: string; onChoose: (name: string) => void }

function ModelSelect({ names, chosen, onChoose }: SelectProps) {
  return (
    <SelectField
      label={ownModelForm.model}
      value={chosen}
      onChange={({ target: { value } }) => {
        if (value !== '') onChoose(value)
      }}
    >
      <option value="">{ownModelForm.choose}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
