const name = 'precis.typed'

/** Stores what stands in the field for a link until the page is loaded again. */
export function storeTypedLink(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="url"]')
  try {
    sessionStorage.setItem(name, field?.value ?? '')
  } catch {
    // It has to be pasted again.
  }
}

/** The text that stood in that field before; empty without such a load. It is given once. */
export function takeTypedLink(): string {
  try {
    const link = sessionStorage.getItem(name) ?? ''
    sessionStorage.removeItem(name)
    return link
  } catch {
    return ''
  }
}
