import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { pageDirection } from './direction.ts'

type MenuProps = {
  /** Open as soon as it is there: a press on a button that stood in its place has brought it. */
  defaultOpen?: boolean
  trigger: ReactElement
  children: ReactNode
}

/**
 * A menu that drops down from a button; arrows move in it, Escape and a press beside it close it. It stands
 * beside the button also in the document, so that it belongs to the same landmark.
 */
export function Menu({ defaultOpen = false, trigger, children }: MenuProps) {
  return (
    <Radix.Root dir={pageDirection()} defaultOpen={defaultOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-24px)] animate-appear overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-lg outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

const itemClasses =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-start text-ink outline-none data-highlighted:bg-line/60'

/** An action in the menu. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={itemClasses}>
      {children}
    </Radix.Item>
  )
}

/** A link in the menu. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item asChild className={itemClasses}>
      {children}
    </Radix.Item>
  )
}

/** Words at the head of a menu. */
export function MenuHead({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-3">{children}</Radix.Label>
}

/** A line between two groups. */
export function MenuLine() {
  return <Radix.Separator className="my-2 h-px bg-line" />
}
