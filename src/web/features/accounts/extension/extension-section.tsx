import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { controls } from '#messages/controls.ts'
import { extensionConnection } from '#messages/extension-connection.ts'
import { extensionKeyName, extensionId } from '#product/extension.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Section } from '../page/account-section.tsx'
import { refreshKeys } from '../programs.tsx'

type Step = 'closed' | 'asking' | 'missing'

/** The part of the account page that connects the browser extension. */
export function ExtensionSection() {
  const [step, setStep] = useState<Step>('closed')
  const look = useMutation({
    mutationFn: isExtensionHere,
    onSuccess: (isHere) => setStep(isHere ? 'asking' : 'missing'),
  })
  useReturnFocus(step === 'asking')
  return (
    <Section title={extensionConnection.title} text={extensionConnection.text}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={look.isPending} onClick={() => look.mutate()}>
          {extensionConnection.connectExtension}
        </Button>
      </div>
      {step === 'missing' && (
        <p role="alert" className="mt-3">
          {extensionConnection.missing((text) => (
            <Link to="/extension" className="text-accent underline">
              {text}
            </Link>
          ))}
        </p>
      )}
      {step === 'asking' && <ConnectDialog onClose={() => setStep('closed')} />}
    </Section>
  )
}

/** Makes a key for the extension after a yes, and hands it over; an untaken one is deleted. */
function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: connect,
    onSuccess: async () => {
      showToast({ title: extensionConnection.connected, tone: 'good' })
      onClose()
      await refreshKeys()
    },
  })
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={extensionConnection.question}
      description={extensionConnection.questionText}
    >
      {error !== null && (
        <p role="alert" className="mt-4 rounded-control border border-bad px-3 py-2 text-bad">
          {failureText(error, extensionConnection.noAnswer)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {controls.cancel}
        </Button>
        <Button busy={isPending} onClick={() => mutate()}>
          {extensionConnection.connect}
        </Button>
      </div>
    </Dialog>
  )
}

async function connect(): Promise<void> {
  const { key, secret } = await callOnce('POST /api/keys', {
    body: { name: extensionKeyName, scopes: ['summarize', 'read', 'ask'], days: 365 },
  })
  if (await giveKey(secret)) return
  await api('DELETE /api/keys/:id', { params: { id: key.id } })
  throw new Error('The extension took no key')
}

type Send = (id: string, message: object, answer: (value: unknown) => void) => void

/**
 * The sender of messages from our page to the extension, by its id; `null` where the browser cannot send any,
 * or no extension names this server.
 */
function sender(): Send | null {
  // Only browsers of the Chromium family have it, and only on the server that an extension there was built
  // for.
  const { chrome }: { chrome?: { runtime?: { sendMessage?: Send } } } = globalThis as object
  const runtime = chrome?.runtime
  return typeof runtime?.sendMessage === 'function' ? runtime.sendMessage.bind(runtime) : null
}

const patienceMs = 3000

async function send(message: object): Promise<unknown> {
  const call = sender()
  if (call === null) return null
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => resolve(null), patienceMs)
  call(extensionId, message, resolve)
  return await promise.finally(() => clearTimeout(timer))
}

/** The extension is in this browser and set to this server. */
async function isExtensionHere(): Promise<boolean> {
  return has(await send({ ask: 'hello' }), 'isHere')
}

/** Hands a key over to the extension, and to nothing else; whether it took it. */
async function giveKey(secret: string): Promise<boolean> {
  return has(await send({ give: 'key', secret }), 'isTaken')
}

function has(answer: unknown, name: string): boolean {
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, name) === true
}
