/** In place of a summary that could not be fetched. */
export const loadSummary = {
  failed: "We couldn't load this summary",
  devices: 'Manage Devices',
}
