import { useMutation } from '@tanstack/react-query'
import { failureText } from '#web/api/api-error.ts'
import { send } from '#web/api/api.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from './section.tsx'

/** All that belongs to the account as one file, which is saved only when the server gave it. */
export function DataSection() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const call = { accept: 'application/json', signal: undefined }
      const response = await send('GET /api/account/export', undefined, call)
      saveFile('precis-account.json', await response.blob())
    },
  })
  return (
    <Section title="Your data" text="Everything that's yours, as one JSON file.">
      <Button busy={isPending} onClick={() => mutate()}>
        Download my data
      </Button>
      {error !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {failureText(error)}
        </p>
      )}
    </Section>
  )
}
