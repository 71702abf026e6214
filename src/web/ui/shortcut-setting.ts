const storageKey = 'precis.shortcuts'
const off = 'off'

/** Whether keys of one character are on; users of speech input can switch them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off
  } catch {
    return true
  }
}

/** Switches keys of one character on or off, and remembers it. */
export function switchShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, off)
  } catch {
    // Storage can be forbidden; the keys then stay on.
  }
}
