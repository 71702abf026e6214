/** What a browser says it is; words for a person to know it again by. */
export type BrowserDescription = {
  /** Like `Firefox on Windows`. */
  deviceName: string
  deviceType: 'mobile' | 'tablet' | 'desktop'
  /** `Unknown browser` when it does not say. */
  browser: string
  /** `Unknown system` when it does not say. */
  operatingSystem: string
}

/** Where an address is, by its English names; `null` as far as that is not known. */
export type Place = { city: string | null; country: string | null }

/** Tells devices apart for the person who owns them. */
export type DeviceDescriber = {
  /** Out of the header `user-agent`, whatever stands in it. */
  describeBrowser: (userAgent: string | undefined) => BrowserDescription
  /** Of an IP address; never rejects. */
  findPlace: (address: string) => Promise<Place>
}
