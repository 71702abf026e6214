import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import {
  firstLanguage,
  interfaceLanguages,
  languagePath,
  splitLanguage,
} from '#product/interface-languages.ts'
import { choiceParameter } from '#product/language-writing.ts'
import { isSecure } from './call-credentials.ts'

/** The cookie of a browser for the language that was chosen on a page, which sets it itself. */
const cookieName = 'language'
const chosenSeconds = 365 * 24 * 60 * 60
const known = new WeakMap<IncomingMessage, string>()

/**
 * Takes the language out of the address of a page, so that one route serves a page in all of them. Files of a
 * language stand in its own folder, and the API has no languages.
 */
export function withoutPageLanguage(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const { tag, address } = splitLanguage(url)
  if (
    tag === firstLanguage ||
    /^\/(?:api|assets|cards|favicon\.svg|site\.webmanifest)(?:[/?]|$)/.test(address)
  ) {
    return url
  }
  known.set(request, tag)
  return address
}

/** The language that the address of a request names; the first one where it names none. */
export function pageLanguage(request: FastifyRequest): string {
  return known.get(request.raw) ?? firstLanguage
}

/**
 * The address of a page in the language of the person: by the choice in the address, which is stored in the
 * browser, by the earlier choice, or by the language that the browser asks for. `null` where the address
 * names a language, or is right as it is.
 */
export function addressInOwnLanguage(exchange: {
  request: FastifyRequest
  reply: FastifyReply
}): string | null {
  return followChoice(exchange) ?? preferredAddress(exchange.request)
}

/** The address without the choice that a link of the footer makes where no script runs. */
function followChoice(exchange: { request: FastifyRequest; reply: FastifyReply }): string | null {
  const { originalUrl, headers } = exchange.request
  const [address = '/', query = ''] = originalUrl.split('?')
  const asked = new URLSearchParams(query)
  const tag = asked.get(choiceParameter)
  if (tag === null || tag !== splitLanguage(address).tag) return null
  // A link of another site chooses nothing; browsers of before 2023 don't say where a link was followed.
  if (['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString()))
    chooseLanguage(exchange, tag)
  asked.delete(choiceParameter)
  // Two slashes would lead to another site.
  const target = address.replace(/^[/\\\s]+/, '/')
  return asked.size === 0 ? target : `${target}?${asked.toString()}`
}

function preferredAddress(request: FastifyRequest): string | null {
  if (splitLanguage(request.originalUrl).tag !== firstLanguage) return null
  // A translation leads to the English text so, whatever language was chosen.
  if (new URLSearchParams(request.url.split('?')[1]).get('language') === firstLanguage) return null
  const chosen = chosenLanguage(request) ?? preferredLanguage(request)
  return chosen === firstLanguage ? null : languagePath(chosen) + request.url
}

/** The language chosen in this browser. A script sets it, so it has one name over TLS and without. */
export function chosenLanguage(request: FastifyRequest): string | null {
  const value = request.server.parseCookie(request.headers.cookie ?? '')[cookieName]
  return interfaceLanguages.find(({ tag }) => tag === value)?.tag ?? null
}

/** Has a browser in which none was chosen read pages in this language, as if it was chosen there. */
export function chooseLanguage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  tag: string,
): void {
  const cookie = request.server.serializeCookie(cookieName, tag, {
    path: '/',
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: chosenSeconds,
  })
  reply.header('set-cookie', cookie)
}

/** The language of ours that a browser likes best; the first where it likes none, or asks for nothing. */
function preferredLanguage(request: FastifyRequest): string {
  const tags = interfaceLanguages.map(({ tag }) => tag)
  return new Negotiator(request).language([...tags]) ?? firstLanguage
}
