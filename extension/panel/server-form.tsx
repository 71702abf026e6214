import { panelTexts } from '#messages/panel-texts.ts'
import { serverForm } from '#messages/server-form.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.tsx'
import type { BrowserApi } from '../browser/api.ts'
import { askToReach, isKey, packagedServer, readServer } from '../server/connection.ts'
import type { Connection } from '../server/connection.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  api: BrowserApi
  connection: Connection
  onDone: (next: Pick<Connection, 'server' | 'key'>) => void
}

/** The form for the server and its account. The browser asks for the permission to reach the server. */
export function ServerForm({ api, connection, onDone }: Props) {
  const { field, formProps, refuse } = useForm({
    initial: () => ({ server: connection.server ?? packagedServer(api), key: '' }),
    validate: (typed) => ({
      ...(readServer(typed.server) === null && { server: serverForm.noServer }),
      ...(typed.key.trim() !== '' && !isKey(typed.key) && { key: serverForm.noKey }),
    }),
    onValid: (typed) => void connect(typed.key.trim()),
  })
  const server = readServer(field('server').value)
  const hasKey = connection.key !== null && server === connection.server

  async function connect(key: string): Promise<void> {
    if (server === null) return
    if (!(await askToReach(api, server))) return refuse({ server: serverForm.notAllowed(server) })
    onDone({ server, key: key === '' ? (hasKey ? connection.key : null) : key })
  }

  return (
    <form {...formProps} aria-labelledby="server-heading" className="space-y-4">
      <h2 id="server-heading" className="font-serif text-2xl font-semibold">
        {serverForm.heading}
      </h2>
      <p className="text-muted">
        {connection.server === null ? serverForm.aloneText : serverForm.connectedText}
      </p>
      <TextField label={serverForm.server} type="url" inputMode="url" {...field('server')} />
      <TextField
        label={hasKey ? serverForm.keyConnected : serverForm.key}
        hint={hasKey ? serverForm.keyConnectedHint : serverForm.keyHint}
        type="password"
        autoComplete="off"
        {...field('key')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{serverForm.connect}</Button>
        {server !== null && (
          <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'secondary' })}>
            {panelTexts.myAccount}
          </SiteLink>
        )}
        {hasKey && (
          <Button variant="quiet" onClick={() => onDone({ server, key: null })}>
            {serverForm.disconnect}
          </Button>
        )}
        {connection.server !== null && (
          <Button variant="quiet" onClick={() => onDone({ server: null, key: null })}>
            {serverForm.workAlone}
          </Button>
        )}
      </div>
    </form>
  )
}
