import { AccountPage } from '#web/features/account/page/account-page.tsx'

/** The page about the account. */
export function Account() {
  return (
    <>
      <title>Account: Précis</title>
      <meta name="robots" content="noindex" />
      <AccountPage />
    </>
  )
}
