import { useState } from 'react'
import { ownModelForm } from '#messages/own-model-form.ts'
import { serverForm } from '#messages/server-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.tsx'
import { findOwnModels } from '../alone/own-models.ts'
import type { OwnModel } from '../alone/own-models.ts'
import type { BrowserApi } from '../browser/api.ts'
import { askToReach, readServer, storeConnection } from '../server/connection.ts'

type Props = { api: BrowserApi; model: OwnModel | null }

const ollama = 'http://localhost:11434'
const serverOf = (address: string): string | null => readServer(address.replace(/\/v1\/?$/, ''))

/** The form for a model of the person's own, on this machine or at home. */
export function OwnModelForm({ api, model }: Props) {
  const [found, setFound] = useState<{ server: string; names: string[] } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { field, formProps, refuse } = useForm({
    initial: () => ({ address: model?.server ?? ollama }),
    validate: ({ address }) => (serverOf(address) === null ? { address: ownModelForm.noAddress } : {}),
    onValid: ({ address }) => void look(serverOf(address) ?? ''),
  })

  /** Looks for the models of a server, once the person has allowed calls to it. */
  async function look(server: string): Promise<void> {
    setFound(null)
    if (!(await askToReach(api, server))) return refuse({ address: serverForm.notAllowed(server) })
    setBusy(true)
    const { names, failure } = await findOwnModels(server, (url, init) => fetch(url, init))
    setBusy(false)
    if (failure !== null) return refuse({ address: ownModelForm.failures[failure] })
    return setFound({ server, names })
  }

  return (
    <form {...formProps} aria-labelledby="model-heading" className="mt-10 space-y-4">
      <h2 id="model-heading" className="font-serif text-xl font-semibold">
        {ownModelForm.heading}
      </h2>
      <p className="text-muted">{model === null ? ownModelForm.text : ownModelForm.chosen(model.name)}</p>
      <TextField label={ownModelForm.address} type="url" inputMode="url" {...field('address')} />
      {found !== null && (
        <SelectField
          label={ownModelForm.model}
          value={model?.server === found.server ? model.name : ''}
          onChange={({ target: { value: name } }) => {
            if (name !== '') void storeConnection(api, { model: { server: found.server, name } })
          }}
        >
          <option value="">{ownModelForm.choose}</option>
          {found.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={isBusy}>
          {ownModelForm.look}
        </Button>
        {model !== null && (
          <Button variant="quiet" onClick={() => void storeConnection(api, { model: null })}>
            {ownModelForm.leave}
          </Button>
        )}
      </div>
    </form>
  )
}
