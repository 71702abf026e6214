import { useQuery } from '@tanstack/react-query'
import { signIn } from '#messages/sign-in.ts'
import { api } from '#web/api/api.ts'

/** The ways to sign in. */
export function useSignInOptions() {
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api('GET /api/auth/options', {}, { signal }),
  })
  return data
}

type Options = ReturnType<typeof useSignInOptions>

/** The description of the sign-in: that for mailed codes, until it is known that they come by another way. */
export function describeSignIn(options: Options, description: string): string {
  if (options?.takesCodes !== false)
    return options?.codeIsPrinted === true ? signIn.codeIsPrinted : description
  return options.provider === null ? signIn.byProxy : signIn.byProvider(options.provider.name)
}
