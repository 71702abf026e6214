import { among, record, text } from '../schema/shape.ts'

/** The form of an API key. */
export const keyForm = /^precis_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/

/** What the account page of the server hands over: a key that was made for the extension after a yes. */
export const keyMessageShape = record({ give: among('key'), secret: text(60, keyForm) })

/** What the account page asks first: whether an extension is there that is set to this server. */
export const helloMessageShape = record({ ask: among('hello') })
