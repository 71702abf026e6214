import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { collectionView } from '#messages/collection-view.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '#web/ui/menu.tsx'

/** What can be done about the work on a collection. */
export type CollectionChange = 'pause' | 'resume' | 'retry'

/** What opens about a collection: one at a time. */
export type CollectionPart = 'share' | 'add' | 'edit' | 'removal'

type Props = {
  id: string
  changes: readonly { change: CollectionChange; label: string }[]
  /** Adding videos is not offered beside the menu. */
  canAdd: boolean
  /** Whether the plan lets summaries be downloaded; `null` where that is not known. */
  canDownload: boolean | null
  trigger: ReactElement
  onChange: (change: CollectionChange) => void
  onOpen: (part: CollectionPart) => void
}

/** What else can be done with a collection, on a phone. */
export function CollectionMenu({ id, changes, canAdd, canDownload, trigger, onChange, onOpen }: Props) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {changes.map(({ change, label }) => (
        <MenuItem key={change} onSelect={() => onChange(change)}>
          {label}
        </MenuItem>
      ))}
      {canAdd && <MenuItem onSelect={() => onOpen('add')}>{collectionView.add}</MenuItem>}
      <MenuItem onSelect={() => onOpen('share')}>{collectionView.share}</MenuItem>
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
