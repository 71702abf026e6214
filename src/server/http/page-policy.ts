/** What a page may load from others once a person asks for it. */
export const outsidePlaces = ['player', 'checkout'] as const
export type OutsidePlace = (typeof outsidePlaces)[number]

const player = 'https://www.youtube-nocookie.com'

type PolicyNeeds = {
  /** The hashes of the scripts that stand in the pages. */
  scriptHashes: readonly string[]
  /** What this page may load. */
  outside: readonly OutsidePlace[]
  /** Where the script of the checkout comes from; `null` where there is none. */
  checkoutUrl: string | null
}

/** The headers that keep a page from loading, sending or showing what it has no need for. */
export function pagePolicy({ scriptHashes, outside, checkoutUrl }: PolicyNeeds): Record<string, string> {
  const paysAt = outside.includes('checkout') && checkoutUrl !== null ? checkoutOrigins(checkoutUrl) : []
  const frames = [...(outside.includes('player') ? [player] : []), ...paysAt]
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...paysAt],
    // The style sheet stands in the page, and dialogs write style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...paysAt],
    'connect-src': ["'self'", ...paysAt],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=(), ${payment(paysAt)}`,
    // A bank asks for its own window, which has to be able to answer.
    'cross-origin-opener-policy': paysAt.length === 0 ? 'same-origin' : 'same-origin-allow-popups',
  }
}

/** Razorpay names no closer list than its whole domain. */
function checkoutOrigins(checkoutUrl: string): string[] {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? ['https://*.razorpay.com'] : [origin]
}

function payment(origins: readonly string[]): string {
  const allowed = origins.map((origin) => `"${origin}"`)
  return allowed.length === 0 ? 'payment=()' : `payment=(self ${allowed.join(' ')})`
}
