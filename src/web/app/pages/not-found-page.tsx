import { StrangerField } from '#web/features/ask-for/stranger-field.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'

/** The page for every address that is not one of the site, with the field. */
export function NotFoundPage() {
  return (
    <NotFoundFrame>
      <StrangerField className="mt-6" />
    </NotFoundFrame>
  )
}
