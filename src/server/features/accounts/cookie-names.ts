/** Name of the cookie that knows a browser again. */
export const visitorCookie = 'vid'

/** Name of the cookie by which a browser that signs in again is the same device. */
export const deviceCookie = 'did'

/** Name of the cookie that holds the token of a session. */
export const sessionCookie = 'sid'
