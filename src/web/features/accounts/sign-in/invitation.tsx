import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invitation } from '#messages/invitation.ts'
import { languageTag } from '#messages/language.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { welcome } from './use-sign-in.ts'

/** The button that begins an account by the link of an invitation: opening the link alone uses nothing up. */
export function Invitation({ token }: { token: string }) {
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      await api('POST /api/auth/invitation', { body: { token, language: languageTag } })
      await welcome(undefined)
    },
    // It opens nothing any more, and the other ways in stand in its place.
    onError: (failure) => {
      if (failure instanceof ApiError && failure.problem?.code === 'INVITATION_ENDED')
        void navigate('/login?error=invitation_ended', { replace: true })
    },
  })
  return (
    <>
      {error !== null && (
        <p role="alert" className="mb-6 rounded-control border border-bad p-3 text-bad">
          {failureText(error)}
        </p>
      )}
      <Button busy={isPending || isSuccess} onClick={() => mutate()}>
        {invitation.accept}
      </Button>
    </>
  )
}
