import { literal, object } from 'valibot'
import { text } from '../schema/shape.ts'

/** The form of an API key. */
export const keyForm = /^precis_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/

/** The message of the account page that hands over a key for the extension, after the user agreed. */
export const keyMessageShape = object({ give: literal('key'), secret: text(60, keyForm) })

/** The first question of the account page: is there an extension that is set to this server? */
export const helloMessageShape = object({ ask: literal('hello') })
