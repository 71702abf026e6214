import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { collectionView } from '#messages/collection-view.ts'
import { hasSharing } from '#product/offers.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '#web/ui/menu.tsx'

/** The actions on the work of a collection. */
export type CollectionChange = 'pause' | 'resume' | 'retry'

/** The dialogs of a collection, of which one is open at a time. */
export type CollectionPart = 'share' | 'feed' | 'add' | 'edit' | 'removal'

type Props = {
  id: string
  changes: readonly { change: CollectionChange; label: string }[]
  /** Adding videos is not offered beside the menu. */
  canAdd: boolean
  /** True where the plan allows downloads of summaries; `null` where that is not known. */
  canDownload: boolean | null
  trigger: ReactElement
  onChange: (change: CollectionChange) => void
  onOpen: (part: CollectionPart) => void
}

/** The other actions on a collection, on a phone. */
export function CollectionMenu({ id, changes, canAdd, canDownload, trigger, onChange, onOpen }: Props) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {changes.map(({ change, label }) => (
        <MenuItem key={change} onSelect={() => onChange(change)}>
          {label}
        </MenuItem>
      ))}
      {canAdd && <MenuItem onSelect={() => onOpen('add')}>{collectionView.add}</MenuItem>}
      {hasSharing && <MenuItem onSelect={() => onOpen('share')}>{collectionView.share}</MenuItem>}
      <MenuItem onSelect={() => onOpen('feed')}>{collectionView.feed}</MenuItem>
      <MenuItem onSelect={() => onOpen('edit')}>{collectionView.edit}</MenuItem>
      {canDownload === true && (
        <MenuLink>
          <a href={`/api/collections/${id}/file${fileQuery({})}`} download>
            {collectionView.file}
          </a>
        </MenuLink>
      )}
      {canDownload === false && (
        <MenuLink>
          <Link to="/pricing">{collectionView.fileWithPlan}</Link>
        </MenuLink>
      )}
      <MenuLine />
      <MenuItem onSelect={() => onOpen('removal')}>{collectionView.remove}</MenuItem>
    </Menu>
  )
}
