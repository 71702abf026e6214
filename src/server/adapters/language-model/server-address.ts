/** The address of a server's chat: the part before `/chat/completions`, and the parameters behind it. */
export type ServerAddress = { baseUrl: string; query: Record<string, string> }

/** Paths below the address that people copy with it. */
const endpoint = /(?:\/chat)?\/completions$|(?<=\/v\d{1,2})\/(?:chat|models|responses)$/
const version = /\/v\d+[a-z]*\d*(?:\/|$)/
/** Ollama's own API, and the roots of servers that have OpenAI's below `/v1`. */
const ownRoot = /^(?:\/api)?$/

/**
 * The addresses that an operator can have meant, the likeliest first: without the slash at its end and the
 * endpoint behind it, then with `/v1` where no version is named.
 */
export function addressesOf(set: string): readonly [ServerAddress, ...ServerAddress[]] {
  const url = new URL(set.trim())
  const query = Object.fromEntries(url.searchParams)
  const path = withoutSlash(withoutSlash(url.pathname).replace(endpoint, ''))
  const at = (pathname: string): ServerAddress => ({ baseUrl: `${url.origin}${pathname}`, query })
  if (version.test(path)) return [at(path)]
  return ownRoot.test(path) ? [at(path), at('/v1')] : [at(path), at(`${path}/v1`)]
}

function withoutSlash(path: string): string {
  return path.replace(/\/{1,20}$/, '')
}
