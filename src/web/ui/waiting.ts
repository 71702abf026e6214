let count = 0

/**
 * Says at the foot of the window that what was just pressed is on its way; returns what ends that. Nothing is
 * said of what loads by itself.
 */
export function showWaiting(): () => void {
  const { userActivation } = navigator as Partial<Pick<Navigator, 'userActivation'>>
  if (userActivation?.isActive !== true) return () => undefined
  change(1)
  return () => change(-1)
}

function change(by: number): void {
  count += by
  document.getElementById('waiting')?.toggleAttribute('hidden', count === 0)
}
