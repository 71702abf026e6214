const names = /^(?:[a-z\d_-]+\.)+(?:local|lan|home\.arpa)$/
const part = '\\.\\d{1,3}'
const privateV4 = new RegExp(`^(?:10${part}|172\\.(?:1[6-9]|2\\d|3[01])|192\\.168)${part}${part}$`)
/** Unique local and link-local addresses. */
const privateV6 = /^\[f(?:[cd][\da-f]|e[89ab])[\da-f]:[\da-f:]*\]$/

/**
 * A host of an address, as browsers write it, is this machine or one at home: a private address, or a name
 * below `.local`, `.lan` or `.home.arpa`. What is sent there by plain HTTP stays in that network.
 */
export function isHomeHost(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]') return true
  return names.test(hostname) || privateV4.test(hostname) || privateV6.test(hostname)
}
