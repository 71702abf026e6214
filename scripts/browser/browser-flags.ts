/**
 * The options that a browser that nobody looks at is started with: it asks for nothing outside, and runs in a
 * container.
 */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
