import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unsubscribeTexts } from '#messages/unsubscribe-texts.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'

/** Stops the emails of a digest by the link in each of them, without a sign-in. */
export function Unsubscribe({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      api('POST /api/digests/unsubscribe/:token', { params: { token }, body: 'List-Unsubscribe=One-Click' }),
  })
  if (isSuccess) {
    return (
      <output className="mt-6 block">
        {unsubscribeTexts.done((text) => (
          <Link to="/following" className="underline hover:text-accent">
            {text}
          </Link>
        ))}
      </output>
    )
  }
  return (
    <div className="mt-6">
      <p>{unsubscribeTexts.what}</p>
      <Button className="mt-4" busy={isPending} onClick={() => mutate()}>
        {unsubscribeTexts.stop}
      </Button>
      {error !== null && (
        <p role="alert" className="mt-3 text-bad">
          {failureText(error)}
        </p>
      )}
    </div>
  )
}
