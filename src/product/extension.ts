/** The id of the browser extension in browsers of the Chromium family: the host of its origin. */
export const extensionId = 'lopefenkkphleambkgjafobhlhhgknlc'

/** The header by which the extension says that a call is its own. No page of another site can send it. */
export const extensionHeader = 'x-precis-extension'
