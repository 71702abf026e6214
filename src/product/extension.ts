/**
 * The public key of the browser extension, in DER and base64. Browsers of the Chromium family make its id of
 * it, so the id is the same wherever the extension is loaded from; a store that gives the extension another
 * key has its key put here.
 */
export const extensionPublicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzjJlXv02wsf9qLQSBisfhen67hZTAZiYGz1Qt5ZLPrQZTmeBvWipRlYvVENuuM7Ii7I+4OAV3LpYixtYVAJDNV1le8ROpUpSxagiEvgFajix60ck6duISvw2IrSo5yr+2JOLSa6+ROcSfU3XbDqAAB0Ie6LN7ztNalH8p4qM1J8+WTAqJZxydE/j8V3EdZEwDEchAlcg4ZOW47VsVil0JALNAmnLcKiHkJocCp7MRKNLP39CdMWHhw4SsPP4zW0IFVZ2KTIGDfI8fupyTWotlW0hgyznbi1EKen8zugBoU5cEPeyVV5fhWLQqkR/neyYdcDeonQ2Vi178hK91p/aoQIDAQAB'

/** The id that follows from the key: the host of its origin, and what a page of ours names to reach it. */
export const extensionId = 'lopefenkkphleambkgjafobhlhhgknlc'

/** Its id in Firefox, where the origin is another one in each browser. */
export const firefoxExtensionId = 'extension@precis.example'

/** The header by which the extension says that a call is its own. No page of another site can send it. */
export const extensionHeader = 'x-precis-extension'

/** So the key is called that the account page makes for the extension. */
export const extensionKeyName = 'Browser extension'

/** The browsers that there is a package for. */
export const extensionBrowsers = ['chromium', 'firefox'] as const
export type ExtensionBrowser = (typeof extensionBrowsers)[number]

/** The file name of the package for a browser. */
export function extensionFile(browser: ExtensionBrowser): string {
  return `precis-${browser}.zip`
}
