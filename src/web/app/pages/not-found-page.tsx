import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { NotFound } from './not-found.tsx'

/** The page for every address that is not one of the site, with the field. */
export function NotFoundPage() {
  return (
    <NotFound>
      <StrangerField className="mt-6" />
    </NotFound>
  )
}
