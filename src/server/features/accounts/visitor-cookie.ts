/** Name of the cookie that knows a browser again. */
export const visitorCookie = 'vid'
