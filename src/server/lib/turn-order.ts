/** Whose work it is. Turns go round between groups, such as networks, and within a group between its callers. */
export type Caller = { id: string; group: string }

/** What one caller has waiting, whether something of theirs is at work, and their last turn; 0 before the first. */
export type Line<Entry> = { caller: Caller; isRunning: boolean; waiting: Entry[]; lastTurn: number }

type Group<Entry> = { running: number; lastTurn: number; lines: Map<string, Line<Entry>> }

/** What waits, by caller and group, and what is at work. */
export type TurnOrder<Entry> = {
  groups: Map<string, Group<Entry>>
  turns: number
  running: number
  maxRunning: number
  maxRunningPerGroup: number
}

/** Starts empty. A group may have all places but one, so that another finds a free one. */
export function createTurnOrder<Entry>(maxRunning: number): TurnOrder<Entry> {
  const maxRunningPerGroup = Math.max(1, maxRunning - 1)
  return { groups: new Map(), turns: 0, running: 0, maxRunning, maxRunningPerGroup }
}

/** The line of a caller, which is made when it is new. */
export function lineOf<Entry>({ groups }: TurnOrder<Entry>, caller: Caller): Line<Entry> {
  const group = groups.get(caller.group) ?? { running: 0, lastTurn: 0, lines: new Map<string, Line<Entry>>() }
  groups.set(caller.group, group)
  const line = group.lines.get(caller.id) ?? { caller, isRunning: false, waiting: [], lastTurn: 0 }
  group.lines.set(caller.id, line)
  return line
}

/** Whether new work of a caller may begin at once. */
export function isFree<Entry>(order: TurnOrder<Entry>, { caller, isRunning }: Line<Entry>): boolean {
  const groupRunning = order.groups.get(caller.group)?.running ?? 0
  return !isRunning && order.running < order.maxRunning && groupRunning < order.maxRunningPerGroup
}

/** Takes the oldest work of the caller who had no turn for longest, of the group that had none for longest; `null` without one. */
export function takeNext<Entry>(order: TurnOrder<Entry>): { line: Line<Entry>; entry: Entry } | null {
  const groups = [...order.groups.values()].toSorted((a, b) => a.lastTurn - b.lastTurn)
  for (const group of groups) {
    const lines = [...group.lines.values()].toSorted((a, b) => a.lastTurn - b.lastTurn)
    const line = lines.find((each) => each.waiting.length > 0 && isFree(order, each))
    const entry = line?.waiting.shift()
    if (line === undefined || entry === undefined) continue
    order.turns += 1
    line.lastTurn = order.turns
    group.lastTurn = order.turns
    line.isRunning = true
    group.running += 1
    order.running += 1
    return { line, entry }
  }
  return null
}

/** Notes that the work of a line has ended. */
export function release<Entry>(order: TurnOrder<Entry>, line: Line<Entry>): void {
  const group = order.groups.get(line.caller.group)
  line.isRunning = false
  if (group !== undefined) group.running -= 1
  order.running -= 1
  removeIfIdle(order, line)
}

/** Forgets a line that has nothing to do, and its turns. */
export function removeIfIdle<Entry>(
  { groups }: TurnOrder<Entry>,
  { caller, isRunning, waiting }: Line<Entry>,
): void {
  if (isRunning || waiting.length > 0) return
  const group = groups.get(caller.group)
  group?.lines.delete(caller.id)
  if (group?.lines.size === 0) groups.delete(caller.group)
}

/** How much waits in all. */
export function countWaiting<Entry>({ groups }: TurnOrder<Entry>): number {
  return [...groups.values()].reduce((sum, group) => sum + waitingIn(group), 0)
}

/** Takes the newest work of the group with most waiting, where that is more than this caller's group would have. */
export function takeSurplus<Entry>(order: TurnOrder<Entry>, caller: Caller): Entry | null {
  const largest = [...order.groups.values()].toSorted((a, b) => waitingIn(b) - waitingIn(a))[0]
  const own = order.groups.get(caller.group)
  if (largest === undefined || waitingIn(largest) <= (own === undefined ? 0 : waitingIn(own)) + 1) return null
  // Of equally long ones the newest line, which stands last.
  const lines = [...largest.lines.values()].toReversed()
  const longest = lines.toSorted((a, b) => b.waiting.length - a.waiting.length)[0]
  const entry = longest?.waiting.pop() ?? null
  if (longest !== undefined) removeIfIdle(order, longest)
  return entry
}

function waitingIn<Entry>({ lines }: Group<Entry>): number {
  return [...lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
}
