/** A name without case, accents, spaces and signs, as two sources of it are compared. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
