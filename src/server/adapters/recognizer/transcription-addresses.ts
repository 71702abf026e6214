const ownPath = '/audio/transcriptions'

/**
 * The addresses that an operator can have meant, the likeliest first: a whole path stands as it is, also one
 * that was written twice; the rest is added, with `/v1` where no version is named. The last is the path of
 * whisper.cpp.
 */
export function transcriptionAddresses(set: string): readonly [URL, ...URL[]] {
  const url = new URL(set.trim())
  const path = url.pathname.replace(/\/{1,20}$/, '')
  const at = (pathname: string): URL => Object.assign(new URL(url), { pathname })
  if (path.endsWith('/inference')) return [at(path)]
  const base = path.replace(/(?:\/audio(?:\/transcriptions)?){1,9}$/, '')
  if (path !== base && path.endsWith(ownPath)) return [at(base + ownPath)]
  if (/\/v\d+[a-z]*\d*(?:\/|$)/.test(base)) return [at(base + ownPath)]
  return [at(`${base}/v1${ownPath}`), at(base + ownPath), at(`${base}/inference`)]
}
