import { Suspense, useState } from 'react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import { collectionView } from '#messages/collection-view.ts'
import { hasSharing } from '#product/offers.ts'
import { useAccount } from '#web/session/account.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import type { CollectionChange, CollectionPart } from './collection-menu.tsx'

const CollectionMenu = lazyPart(() => import('./collection-menu.tsx'), 'CollectionMenu')

type Props = {
  collection: Collection
  isBusy: boolean
  open: CollectionPart | null
  /** The button that a removal is asked for with. */
  opener: Ref<HTMLButtonElement>
  onChange: (change: CollectionChange) => void
  onOpen: (part: CollectionPart) => void
  onClose: () => void
}

/** The actions on a collection: all in one row, on a phone the next one and the rest in a menu. */
export function CollectionActions(props: Props) {
  const isPhone = useMediaQuery('(width < 40rem)')
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {isPhone ? <NextAndMenu {...props} /> : <AllActions {...props} />}
    </div>
  )
}

/** The next actions on the work: resuming comes before retrying, and that before pausing. */
function changesOf({ state, counts }: Collection): { change: CollectionChange; label: string }[] {
  const tried =
    counts.failed > 0 ? [{ change: 'retry', label: collectionView.retry(counts.failed) } as const] : []
  if (state === 'paused') return [{ change: 'resume', label: collectionView.goOn }, ...tried]
  if (state === 'working') return [...tried, { change: 'pause', label: collectionView.pause }]
  return tried
}

/** The next action as the one main button, and a menu of the rest, loaded when opened. */
function NextAndMenu(props: Props) {
  const { collection, isBusy, opener, onChange, onOpen } = props
  const account = useAccount()
  const [isWanted, setWanted] = useState(false)
  const [next, ...others] = changesOf(collection)
  return (
    <>
      {next === undefined ? (
        <Button className="grow" onClick={() => onOpen('add')}>
          {collectionView.add}
        </Button>
      ) : (
        <Button className="grow" busy={isBusy} onClick={() => onChange(next.change)}>
          {next.label}
        </Button>
      )}
      {isWanted ? (
        <Suspense fallback={<MoreButton ref={opener} aria-haspopup="menu" />}>
          <CollectionMenu
            id={collection.id}
            changes={others}
            canAdd={next !== undefined}
            canDownload={account.status === 'signed-in' ? account.user.canDownload : null}
            trigger={<MoreButton ref={opener} />}
            onChange={onChange}
            onOpen={onOpen}
          />
        </Suspense>
      ) : (
        <MoreButton ref={opener} aria-haspopup="menu" onClick={() => setWanted(true)} />
      )}
    </>
  )
}

type MoreButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/** Opens the menu of what else can be done. */
function MoreButton(props: MoreButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={collectionView.more}
      className={`${buttonClasses({ variant: 'secondary' })} size-11 px-0!`}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
        <circle cx="3" cy="8" r="1.5" />
        <circle cx="8" cy="8" r="1.5" />
        <circle cx="13" cy="8" r="1.5" />
      </svg>
    </button>
  )
}

function AllActions({ collection, isBusy, open, opener, onChange, onOpen, onClose }: Props) {
  return (
    <>
      {changesOf(collection).map(({ change, label }) => (
        <Button
          key={change}
          variant={change === 'resume' ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => onChange(change)}
        >
          {label}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => onOpen('add')}>
        {collectionView.add}
      </Button>
      {hasSharing && (
        <Button variant="secondary" onClick={() => onOpen('share')}>
          {collectionView.share}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onOpen('feed')}>
        {collectionView.feed}
      </Button>
      <Button variant="secondary" aria-expanded={open === 'edit'} onClick={() => onOpen('edit')}>
        {collectionView.edit}
      </Button>
      <SaveFile id={collection.id} />
      <Button
        ref={opener}
        variant="quiet"
        aria-expanded={open === 'removal'}
        onClick={() => (open === 'removal' ? onClose() : onOpen('removal'))}
      >
        {collectionView.remove}
      </Button>
    </>
  )
}

/** Saves the collection as one Markdown file, where the plan lets summaries be downloaded. */
function SaveFile({ id }: { id: string }) {
  const account = useAccount()
  if (account.status !== 'signed-in') return null
  if (!account.user.canDownload) {
    return (
      <Link to="/pricing" className="inline-flex min-h-11 items-center underline underline-offset-2">
        {collectionView.fileWithPlan}
      </Link>
    )
  }
  return (
    <a
      href={`/api/collections/${id}/file${fileQuery({})}`}
      download
      className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-accent"
    >
      {collectionView.file}
    </a>
  )
}
