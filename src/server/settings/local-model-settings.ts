import { z } from 'zod'
import { field } from './field.ts'

/** The variable about language models that run on this machine and are not set. */
export const localModelFields = {
  LOCAL_MODELS: field(z.enum(['find', 'off'], { error: 'must be find or off' }).default('find')),
}

/** Whether a start without a language model says which ones this machine has. */
export type LocalModelSettings = Readonly<{ findsLocalModels: boolean }>

/** Names the value for the program. */
export function toLocalModelSettings({
  LOCAL_MODELS,
}: z.output<z.ZodObject<typeof localModelFields>>): LocalModelSettings {
  return { findsLocalModels: LOCAL_MODELS === 'find' }
}
