import { useState } from 'react'
import type { SubmitEvent } from 'react'
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

const noServer =
  'Type the address of your Précis, like https://precis.example. Plain http is for addresses at home alone, like http://192.168.1.10:3000.'

/** The form for the server and its account. The browser asks for the permission to reach the server. */
export function ServerForm({ api, connection, onDone }: Props) {
  const [address, setAddress] = useState(connection.server ?? packagedServer(api))
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const server = readServer(address)
  const isSame = server === connection.server
  const hasKey = connection.key !== null && isSame

  async function connect(): Promise<void> {
    if (server === null) return setError(noServer)
    const key = typed.trim()
    if (key !== '' && !isKey(key)) return setError('This is no complete API key. Please copy it again.')
    if (!(await askToReach(api, server)))
      return setError(`Without your permission, the extension can't reach ${server}.`)
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
        Connect to Précis
      </h2>
      <p className="text-muted">
        {connection.server === null
          ? 'The extension works alone, on this machine, and sends nothing. A server writes with AI, keeps your summaries on all devices and takes whole lists: connect one, and captions go there.'
          : 'Your browser reads the captions of the video you watch and sends them to this server for a summary.'}
      </p>
      <TextField
        label="Server"
        type="url"
        inputMode="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={hasKey ? 'API key (connected)' : 'API key (optional)'}
        hint={hasKey ? 'Leave it empty to keep the present key.' : 'Without one you have what a visitor has.'}
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
      <Button type="submit">Connect</Button>
      {server !== null && (
        <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'secondary' })}>
          Use my account
        </SiteLink>
      )}
      {onDisconnect !== null && (
        <Button variant="quiet" onClick={onDisconnect}>
          Disconnect the account
        </Button>
      )}
      {onAlone !== null && (
        <Button variant="quiet" onClick={onAlone}>
          Work on this machine alone
        </Button>
      )}
    </div>
  )
}
