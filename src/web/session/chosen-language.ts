const yearSeconds = 365 * 24 * 60 * 60

/** Remembers a language in this browser, for addresses that name none. The server reads it as well. */
export function chooseLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${tag}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
