import type { z } from 'zod'

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
