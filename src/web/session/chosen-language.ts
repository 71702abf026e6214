import { api } from '#web/api/api.ts'
import { isPerhapsSignedIn } from './stored-user.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Remembers a language in this browser, for addresses that name none, and for the account that is signed in, whose emails
 * are written in it. The server reads it as well.
 */
export function chooseLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${tag}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
  // Where it fails, the next sign-in in this browser stores it.
  if (isPerhapsSignedIn())
    api('PATCH /api/account', { body: { language: tag } }, { keepalive: true }).catch(() => undefined)
}
