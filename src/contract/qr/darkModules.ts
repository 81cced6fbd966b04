/** Returns the dark modules of a QR code as a path of SVG, each a square of one unit. */
export function darkModules(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((modules, row) => modules.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])))
    .join('');
}
