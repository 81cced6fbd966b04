/** The e-mail domains of businesses whose people are internal staff. */
const INTERNAL_DOMAINS: readonly string[] = ['beranda.test'];

/**
 * Whether a business, by its own e-mail address, is ours: what its people see of the console's making, nobody else does.
 * Rule access.internal-staff.
 */
export function isInternalEmail(email: string): boolean {
  return INTERNAL_DOMAINS.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
