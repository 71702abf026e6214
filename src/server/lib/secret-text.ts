import { randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'precis_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 32 characters of 62 have 190 bits. */
const randomLength = 32
const checksumLength = 6
const startLength = prefix.length + 4
/** The largest multiple of 62 that a byte holds; what lies above would make some characters more likely. */
const fairBytes = 248

const form = /^precis_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/
const formInText = /precis_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}/

/** A new API key: a prefix for scanners of leaked secrets, random characters, their checksum. */
export function createApiKey(random: (bytes: number) => Buffer = randomBytes): string {
  let text = ''
  while (text.length < randomLength) {
    for (const byte of random(randomLength)) {
      if (byte < fairBytes && text.length < randomLength) text += alphabet[byte % alphabet.length]
    }
  }
  return `${prefix}${text}_${checksumOf(`${prefix}${text}`)}`
}

/** A text has the form of an API key, and the checksum that belongs to it. */
export function isApiKey(text: string): boolean {
  if (!form.test(text)) return false
  const end = text.lastIndexOf('_')
  return checksumOf(text.slice(0, end)) === text.slice(end + 1)
}

/** An API key stands somewhere in a text. */
export function hasApiKey(text: string): boolean {
  return formInText.test(text)
}

/** The beginning of a key, which its owner may see again. */
export function startOfKey(key: string): string {
  return key.slice(0, startLength)
}

function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let position = 0; position < checksumLength; position += 1) {
    written = (alphabet[rest % alphabet.length] ?? '') + written
    rest = Math.floor(rest / alphabet.length)
  }
  return written
}

/**
 * A text that a caller gave is the expected one; in constant time for those of its length, so that none can
 * be guessed bit by bit.
 */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
