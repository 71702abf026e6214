/** The first of the ports that a run of the browser tests listens on; another one lets two runs go on side by side. */
export const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 3987)
