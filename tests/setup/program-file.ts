import path from 'node:path'

/** The folder of the bundles of test programs; a variable, because the workers of a run inherit it. */
export const bundlesSetting = 'TEST_PROGRAMS'

/** The file to start for a program: the bundle of its source where one was made for the tests, else the file itself. */
export function programFile(source: string): string {
  // oxlint-disable-next-line node/no-process-env -- not a setting of the product
  const folder = process.env[bundlesSetting]
  return folder === undefined || !source.endsWith('.ts')
    ? source
    : path.join(folder, `${path.basename(source, '.ts')}.js`)
}
