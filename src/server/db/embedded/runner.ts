/** The user "nobody": it exists everywhere as a number, so no user has to be added. */
const nobody = 65534

/** As whom PostgreSQL runs; it refuses to run as root. */
export type Runner = {
  rung: 'self' | 'dropped' | 'namespaced'
  /** Who has to own the data folder; `null` leaves it to whoever makes it. */
  owner: { uid: number; gid: number } | null
  identity: { uid?: number; gid?: number }
  /** What stands before the command. */
  prefix: readonly string[]
}

/** For an ordinary user: as that user. */
export const asSelf: Runner = { rung: 'self', owner: null, identity: {}, prefix: [] }

/** For root: as the user that the data folder belongs to, or as nobody when that is root. */
export function asUser(owner: { uid: number; gid: number }): Runner {
  const user = owner.uid === 0 ? { uid: nobody, gid: nobody } : owner
  return { rung: 'dropped', owner: user, identity: user, prefix: [] }
}

/**
 * For root below a folder that only root may enter: in a user name space where root is called nobody. Files stay
 * root's own. `unshare` becomes the program by exec, so the process id is the program's.
 */
export function asNobodyByName(unshare: string): Runner {
  return {
    rung: 'namespaced',
    owner: { uid: 0, gid: 0 },
    identity: {},
    prefix: [unshare, '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
  }
}
