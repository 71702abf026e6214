import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeBrowser } from '#server/adapters/devices/describe-devices.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

describe('what a browser says it is', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on Windows', 'desktop'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome on Android', 'mobile'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on Chrome OS', 'desktop'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari on iOS',
      'mobile',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Version/16.6 Mobile/15E148 Safari/604.1`,
      'Safari on iOS',
      'tablet',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'desktop'],
    ['curl/8.0', 'Unknown device', 'desktop'],
  ])('%s', (userAgent, deviceName, deviceType) => {
    expect(describeBrowser(userAgent)).toMatchObject({ deviceName, deviceType })
  })

  it.each([undefined, '', '   '])('may be nothing: %j', (userAgent) => {
    expect(describeBrowser(userAgent)).toEqual({
      deviceName: 'Unknown device',
      deviceType: 'desktop',
      browser: 'Unknown browser',
      operatingSystem: 'Unknown system',
    })
  })

  it('may be anything, and its name stays short', () => {
    const parts = fc.constantFrom('Mozilla/5.0 ', '(', ')', ';', 'Android ', 'Version/', '1.', ' ', 'CrOS')
    const sent = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 200 }).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(sent, (userAgent) => {
        expect(describeBrowser(userAgent).deviceName.length).toBeLessThan(600)
      }),
    )
  })

  it('is read up to 512 characters', () => {
    const late = `${' x'.repeat(300)} Firefox/140.0`
    expect(describeBrowser(late).browser).toBe('Unknown browser')
  })
})
