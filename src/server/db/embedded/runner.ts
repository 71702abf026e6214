/** The user "nobody": it is there everywhere, so no user has to be added. */
const nobody = { uid: 65534, gid: 65534 }

const root = { uid: 0, gid: 0 }

/** As whom a program of PostgreSQL runs. */
export type Runner = {
  /** Who has to own the data folder; `null` when that can only be the user of this process. */
  owner: { uid: number; gid: number } | null
  identity: { uid?: number; gid?: number }
  /** What stands before the command. */
  prefix: readonly string[]
}

/** For an ordinary user: as that user. */
export const asSelf: Runner = { owner: null, identity: {}, prefix: [] }

/** For root: as another user, or as nobody when that is root again. */
export function asUser({ uid, gid }: { uid: number; gid: number }): Runner {
  const user = uid === root.uid ? nobody : { uid, gid }
  return { owner: user, identity: user, prefix: [] }
}

/** For root: as nobody. */
export const asNobody = asUser(root)

/**
 * In a user name space where the user of this process is called nobody; files stay that user's own. Root can do so
 * below a folder that only root may enter. `unshare` becomes the program by exec, so its process id is the program's.
 */
export function asSelfCalledNobody(unshare: string, isRoot: boolean): Runner {
  return {
    owner: isRoot ? root : null,
    identity: {},
    prefix: [unshare, '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
  }
}
