/** Shows the panel in the colours of the device, now and when they change. */
export function followDevice(): void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => void document.documentElement.classList.toggle('dark', device.matches)
  device.addEventListener('change', apply)
  apply()
}
