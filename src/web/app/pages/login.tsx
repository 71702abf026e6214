import { LoginPage } from '#web/features/account/sign-in/login-page.tsx'

/** The page to sign in. */
export function Login() {
  return (
    <>
      <title>Login: Précis</title>
      <meta name="robots" content="noindex" />
      <LoginPage />
    </>
  )
}
