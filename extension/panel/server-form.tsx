import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { panelTexts } from '#messages/panel-texts.ts'
import { serverForm } from '#messages/server-form.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import type { BrowserApi } from '../browser/api.ts'
import { askToReach, isKey, packagedServer, readServer } from '../server/connection.ts'
import type { Connection } from '../server/connection.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  api: BrowserApi
  connection: Connection
  onDone: (connection: Connection) => void
}

/** The form for the server and its account. The browser asks for the permission to reach the server. */
export function ServerForm({ api, connection, onDone }: Props) {
  const [address, setAddress] = useState(connection.server ?? packagedServer(api))
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const server = readServer(address)
  const isSame = server === connection.server
  const hasKey = connection.key !== null && isSame

  async function connect(): Promise<void> {
    if (server === null) return setError(serverForm.noServer)
    const key = typed.trim()
    if (key !== '' && !isKey(key)) return setError(serverForm.noKey)
    if (!(await askToReach(api, server))) return setError(serverForm.notAllowed(server))
    setError(null)
    return onDone({ server, key: key === '' ? (hasKey ? connection.key : null) : key })
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void connect()
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-labelledby="server-heading" className="space-y-4">
      <h2 id="server-heading" className="font-serif text-2xl font-semibold">
        {serverForm.heading}
      </h2>
      <p className="text-muted">
        {connection.server === null ? serverForm.aloneText : serverForm.connectedText}
      </p>
      <TextField
        label={serverForm.server}
        type="url"
        inputMode="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={hasKey ? serverForm.keyConnected : serverForm.key}
        hint={hasKey ? serverForm.keyConnectedHint : serverForm.keyHint}
        type="password"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && (
        <p role="alert" className="rounded-control border border-bad px-3 py-2 text-bad">
          {error}
        </p>
      )}
      <Actions
        server={server}
        onDisconnect={hasKey ? () => onDone({ server: connection.server, key: null }) : null}
        onAlone={connection.server === null ? null : () => onDone({ server: null, key: null })}
      />
    </form>
  )
}

type ActionsProps = {
  server: string | null
  /** `null` where no account is connected. */
  onDisconnect: (() => void) | null
  /** `null` where no server is connected. */
  onAlone: (() => void) | null
}

function Actions({ server, onDisconnect, onAlone }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit">{serverForm.connect}</Button>
      {server !== null && (
        <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'secondary' })}>
          {panelTexts.myAccount}
        </SiteLink>
      )}
      {onDisconnect !== null && (
        <Button variant="quiet" onClick={onDisconnect}>
          {serverForm.disconnect}
        </Button>
      )}
      {onAlone !== null && (
        <Button variant="quiet" onClick={onAlone}>
          {serverForm.workAlone}
        </Button>
      )}
    </div>
  )
}
