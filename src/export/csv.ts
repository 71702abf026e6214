/** Rows as a CSV file with a head, as RFC 4180 says. */
export function csvFile(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front. */
function csvCell(value: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
