import { nullable, object } from 'valibot'
import type { OwnModel } from '../alone/own-models.ts'
import type { BrowserApi } from '../browser/api.ts'
import { parse, text } from '../schema/shape.ts'
import { readServer } from './connection.ts'

const storedName = 'model'
const storedShape = nullable(object({ server: text(300), name: text(200) }))

/** The model that the person chose, on a machine of their own; `null` without one. */
export async function readOwnModel({ storage }: Pick<BrowserApi, 'storage'>): Promise<OwnModel | null> {
  const stored = await storage.local.get([storedName]).catch((): Record<string, unknown> => ({}))
  const model = parse(storedShape, stored[storedName] ?? null)
  const server = readServer(model?.server ?? '')
  return model === null || server === null ? null : { ...model, server }
}

/** Stores the choice of a model, or that there is none. */
export async function storeOwnModel(
  { storage }: Pick<BrowserApi, 'storage'>,
  model: OwnModel | null,
): Promise<void> {
  if (model === null) return await storage.local.remove([storedName])
  await storage.local.set({ [storedName]: model })
}
