import { z } from 'zod'

/** A field that counts as not set when its variable is empty. */
export function field<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

/** The entries of a text that are separated by commas, each as `read` gives it; empty ones are left out. */
export function separatedByCommas(read: (entry: string) => string) {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => read(entry))
        .filter(Boolean),
    )
}

/** A text that need not be set. */
export const optionalText = field(z.string().nullable().default(null))

/** An address of the web that need not be set, without a slash at its end. */
export const optionalAddress = field(
  z
    .url({ protocol: /^https?$/, error: 'must look like https://host or http://host:8080' })
    .transform((address) => address.replace(/\/+$/, ''))
    .nullable()
    .default(null),
)

/** Raised when settings are wrong; `message` names every bad one with the reason, one a line. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The values of settings out of environment variables. @throws SettingsError */
export function parseFields<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  throw new SettingsError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
  )
}
