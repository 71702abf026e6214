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
