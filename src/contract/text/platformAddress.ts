/** The address at which accounts register with a platform, from its name: lower-case letters, digits and hyphens. */
export function platformAddress(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
