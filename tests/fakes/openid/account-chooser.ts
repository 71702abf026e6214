import { people } from './people.ts'

/** The page of the stand-in on which a person chooses an account. */
export function accountChooser(uid: string): string {
  const accounts = people.map(
    ({ sub, name, email, about }) => `
      <li><a data-sub="${sub}" href="/interaction/${uid}/choose/${sub}">
        <strong>${name}</strong> <span>${email ?? 'no address'}</span><br><small>${about}</small>
      </a></li>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Choose an account</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem }
      ul { list-style: none; padding: 0 }
      li a { display: block; padding: .75rem; border: 1px solid #8888; margin: .5rem 0; color: inherit }
      a { text-decoration: none }
    </style>
  </head>
  <body>
    <h1>Choose an account</h1>
    <p>This stands in for Google on this machine. Nobody is asked for a password.</p>
    <ul>${accounts.join('')}
    </ul>
    <p><a data-cancel href="/interaction/${uid}/cancel">Cancel</a></p>
  </body>
</html>
`
}
