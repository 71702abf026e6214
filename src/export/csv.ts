/** Rows of a CSV file, as RFC 4180 says. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front. */
function csvCell(value: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
