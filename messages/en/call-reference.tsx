import type { ReactNode } from 'react'

/** The list of calls on the page for developers. What each call does is said by the description of the API, in English. */
export const callReference = {
  calls: 'Calls',
  tryAgain: 'Try again',
  anyKey: 'Any key.',
  /** `permission` is the name of a permission, set as code. */
  needs: (permission: ReactNode) => <>Needs {permission}</>,
  /** Where a value of a call stands, by the name that OpenAPI has for it. */
  places: {
    path: 'path',
    query: 'query',
    header: 'header',
    cookie: 'cookie',
    body: 'body',
  } as Readonly<Record<string, string>>,
  /** Behind the name of a value: where it stands, and that a call must have it. */
  required: (place: string) => `${place}, required`,
}
