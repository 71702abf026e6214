import type { ReactElement } from 'react'
import { transcript as words } from '#messages/transcript.ts'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

/**
 * One form in which a transcript can be taken along: its name (`null` for the text), and where the server
 * gives and names it.
 */
export type TranscriptLink = { name: 'SRT' | 'VTT' | null; href: string }

type Props = {
  files: readonly TranscriptLink[]
  trigger: ReactElement
  onDownload: () => void
}

/** The forms of a transcript as files, in the menu of the button that stood in its place. */
export function FileMenu({ files, trigger, onDownload }: Props) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {files.map(({ name, href }) => (
        <MenuLink key={href}>
          <a
            href={href}
            download
            aria-label={name === null ? undefined : words.downloadAs(name)}
            onClick={onDownload}
          >
            {name ?? words.text}
          </a>
        </MenuLink>
      ))}
    </Menu>
  )
}
