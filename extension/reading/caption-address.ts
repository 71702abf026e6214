const captionPath = '/api/timedtext'

/** The address of captions of YouTube for this video; `null` for any other address. */
export function captionAddress(address: string, videoId: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isYoutube = url.hostname === 'youtube.com' || url.hostname.endsWith('.youtube.com')
  if (url.protocol !== 'https:' || !isYoutube || url.pathname !== captionPath) return null
  return url.searchParams.get('v') === videoId ? url : null
}

/** The same captions in YouTube's own format, never translated by it. */
export function asJson3(address: URL): string {
  const url = new URL(address)
  url.searchParams.delete('tlang')
  url.searchParams.delete('xosf')
  url.searchParams.set('fmt', 'json3')
  return url.href
}

/** Takes over the proof of origin that the player sent for this video, where it sent one. */
export function withProof(address: URL, loaded: URL | undefined): URL {
  const proof = loaded?.searchParams.get('pot') ?? null
  if (proof === null) return address
  const url = new URL(address)
  url.searchParams.delete('exp')
  url.searchParams.set('pot', proof)
  url.searchParams.set('potc', loaded?.searchParams.get('potc') ?? '1')
  url.searchParams.set('c', loaded?.searchParams.get('c') ?? 'WEB')
  return url
}

/** A text holds captions in YouTube's own format, with at least one word. */
export function hasCaptions(text: string | null): text is string {
  return text !== null && /^\s*\{/.test(text) && /"utf8"\s*:\s*"[^"]*[^"\s\\n]/.test(text)
}
