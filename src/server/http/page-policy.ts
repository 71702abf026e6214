const player = 'https://www.youtube-nocookie.com'

type PolicyOptions = {
  /** The hashes of the inline scripts of the pages. */
  scriptHashes: readonly string[]
  /** Where the script of the checkout comes from; `null` where there is none. */
  checkoutUrl: string | null
}

/**
 * The headers that keep the pages from loading, sending or showing what they have no use for. They are the same for every
 * page: a browser keeps the policy of the page that it loaded first while the router shows the others.
 */
export function pagePolicy({ scriptHashes, checkoutUrl }: PolicyOptions): Record<string, string> {
  const paysAt = checkoutUrl === null ? [] : checkoutOrigins(checkoutUrl)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...paysAt],
    // The style sheet stands in the page, and dialogs write style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...paysAt],
    'connect-src': ["'self'", ...paysAt],
    'frame-src': [player, ...paysAt],
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
