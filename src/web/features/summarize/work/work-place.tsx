import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { useIdle } from '#web/ui/use-idle.ts'
import type { WorkArea as WorkAreaType } from './work-area.tsx'

const WorkArea = lazyPart(async () => (await import('./work-area.tsx')).WorkArea)

type Props = ComponentProps<typeof WorkAreaType> & { isWanted: boolean }

/**
 * The place of what is asked for. It is filled in a quiet moment, before it is wanted: screen readers hear only of
 * changes in what is there already.
 */
export function WorkPlace({ isWanted, ...props }: Props) {
  const isIdle = useIdle()
  return (
    <div className="mt-10">
      <Suspense fallback={null}>{(isIdle || isWanted) && <WorkArea {...props} />}</Suspense>
    </div>
  )
}
