/** The description of a browser, by which its owner recognises it. */
export type BrowserDescription = {
  /** Like `Firefox on Windows`. */
  deviceName: string
  deviceType: 'mobile' | 'tablet' | 'desktop'
  /** `Unknown browser` when unknown. */
  browser: string
  /** `Unknown system` when unknown. */
  operatingSystem: string
}

/** The location of an address, in English; `null` when unknown. */
export type Location = { city: string | null; country: string | null }

/** Describes devices for their owner. */
export type DeviceDescriber = {
  /** From the header `user-agent`, whatever its content. */
  describeBrowser: (userAgent: string | undefined) => BrowserDescription
  /** Of an IP address; never rejects. */
  findLocation: (address: string) => Promise<Location>
}
