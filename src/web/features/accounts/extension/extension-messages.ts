import { extensionId } from '#product/extension.ts'

type Send = (id: string, message: object, answer: (value: unknown) => void) => void

/** How a page of ours reaches the extension by its id; `null` where the browser cannot, or no extension names this server. */
function sender(): Send | null {
  // Only browsers of the Chromium family have it, and only on the server that an extension there was built for.
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

/** Whether the extension is in this browser and set to this server. */
export async function isExtensionHere(): Promise<boolean> {
  return has(await send({ ask: 'hello' }), 'isHere')
}

/** Hands a key over to the extension, and to nothing else; whether it took it. */
export async function giveKey(secret: string): Promise<boolean> {
  return has(await send({ give: 'key', secret }), 'isTaken')
}

function has(answer: unknown, name: string): boolean {
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, name) === true
}
