/** E-mail domains of businesses whose people are internal staff. */
const INTERNAL_DOMAINS: readonly string[] = ['beranda.test'];

/**
 * Whether a business with this e-mail address is ours. Its people have access to internal tools.
 * Rule access.internal-staff.
 */
export function isInternalEmail(email: string): boolean {
  return INTERNAL_DOMAINS.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
