import { AppError } from '#core/app-error.ts'

/** Gives turns to the work of many callers, so that one who asks for a lot delays nobody else. */
export type FairQueue = {
  /**
   * Runs `work` when its caller's turn comes, one at a time for each caller. An aborted call rejects at once
   * with the signal's reason: one that waits is forgotten, one at work holds its turn until `work` has ended.
   * @throws AppError `RATE_LIMITED` for a caller with too much waiting, `OVERLOADED` when too much waits in
   * all
   */
  run: <T>(caller: Caller, signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

export type FairQueueLimits = { maxRunning: number; maxWaiting: number; maxWaitingPerCaller: number }

type QueuedWork = { start: () => Promise<void>; refuse: (error: AppError) => void }

const retryAfterSeconds = 5

/** Makes a queue in memory. When full, the largest group's newest work makes way for others. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const order = createTurnOrder<QueuedWork>(limits.maxRunning)

  function enqueue(caller: Caller, entry: QueuedWork): void {
    const line = lineOf(order, caller)
    try {
      if (!isFree(order, line)) admit(caller, line.waiting.length)
      line.waiting.push(entry)
    } finally {
      removeIfIdle(order, line)
    }
  }

  function admit(caller: Caller, ownWaiting: number): void {
    if (ownWaiting >= limits.maxWaitingPerCaller) throw tooMany()
    if (countWaiting(order) < limits.maxWaiting) return
    const surplus = takeSurplus(order, caller)
    if (surplus === null) throw overloaded()
    surplus.refuse(overloaded())
  }

  function forget(caller: Caller, entry: QueuedWork): void {
    const line = lineOf(order, caller)
    line.waiting = line.waiting.filter((other) => other !== entry)
    removeIfIdle(order, line)
  }

  function startNext(): void {
    for (let found = takeNext(order); found !== null; found = takeNext(order)) void finish(found)
  }

  async function finish({ line, entry }: { line: Line<QueuedWork>; entry: QueuedWork }): Promise<void> {
    await entry.start()
    release(order, line)
    startNext()
  }

  async function run<T>(caller: Caller, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const entry: QueuedWork = { start: () => work().then(resolve, reject), refuse: reject }
    const leave = (): void => {
      reject(signal.reason)
      forget(caller, entry)
    }
    enqueue(caller, entry)
    signal.addEventListener('abort', leave, { once: true })
    startNext()
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return { run }
}

function tooMany(): AppError {
  const detail = 'You have many requests waiting already. Please try again when some of them are done.'
  return new AppError('RATE_LIMITED', detail, { retryAfterSeconds })
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'The server is very busy right now. Please try again shortly.', {
    retryAfterSeconds,
  })
}

/** The caller of some work. Turns alternate between groups, then between a group's callers. */
export type Caller = { id: string; group: string }

/** One caller's waiting tasks, whether one is at work, and the last turn; 0 before the first. */
type Line<Entry> = { caller: Caller; isRunning: boolean; waiting: Entry[]; lastTurn: number }

type Group<Entry> = { running: number; lastTurn: number; lines: Map<string, Line<Entry>> }

/** The waiting tasks, by caller and group, and those at work. */
type TurnOrder<Entry> = {
  groups: Map<string, Group<Entry>>
  turns: number
  running: number
  maxRunning: number
  maxRunningPerGroup: number
}

/** Starts empty. A group may have all places but one, so that another finds a free one. */
function createTurnOrder<Entry>(maxRunning: number): TurnOrder<Entry> {
  const maxRunningPerGroup = Math.max(1, maxRunning - 1)
  return { groups: new Map(), turns: 0, running: 0, maxRunning, maxRunningPerGroup }
}

/** The line of a caller, which is made when it is new. */
function lineOf<Entry>({ groups }: TurnOrder<Entry>, caller: Caller): Line<Entry> {
  const group = groups.get(caller.group) ?? { running: 0, lastTurn: 0, lines: new Map<string, Line<Entry>>() }
  groups.set(caller.group, group)
  const line = group.lines.get(caller.id) ?? { caller, isRunning: false, waiting: [], lastTurn: 0 }
  group.lines.set(caller.id, line)
  return line
}

/** New work of a caller may begin at once. */
function isFree<Entry>(order: TurnOrder<Entry>, { caller, isRunning }: Line<Entry>): boolean {
  const groupRunning = order.groups.get(caller.group)?.running ?? 0
  return !isRunning && order.running < order.maxRunning && groupRunning < order.maxRunningPerGroup
}

/**
 * Takes the oldest work of the caller who had no turn for longest, of the group that had none for longest;
 * `null` without one.
 */
function takeNext<Entry>(order: TurnOrder<Entry>): { line: Line<Entry>; entry: Entry } | null {
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
function release<Entry>(order: TurnOrder<Entry>, line: Line<Entry>): void {
  const group = order.groups.get(line.caller.group)
  line.isRunning = false
  if (group !== undefined) group.running -= 1
  order.running -= 1
  removeIfIdle(order, line)
}

/** Forgets a line that has nothing to do, and its turns. */
function removeIfIdle<Entry>(
  { groups }: TurnOrder<Entry>,
  { caller, isRunning, waiting }: Line<Entry>,
): void {
  if (isRunning || waiting.length > 0) return
  const group = groups.get(caller.group)
  group?.lines.delete(caller.id)
  if (group?.lines.size === 0) groups.delete(caller.group)
}

/** The number of all waiting tasks. */
function countWaiting<Entry>({ groups }: TurnOrder<Entry>): number {
  return [...groups.values()].reduce((sum, group) => sum + waitingIn(group), 0)
}

/** Takes the newest work of the largest group, if that is larger than this caller's would be. */
function takeSurplus<Entry>(order: TurnOrder<Entry>, caller: Caller): Entry | null {
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
