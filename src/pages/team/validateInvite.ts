/** The input of an invitation. */
export interface InviteValues {
  readonly fullName: string;
  readonly email: string;
  readonly accounts: readonly string[];
  readonly permissions: readonly string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the missing and invalid fields with the locale keys of their errors; empty if the invitation can be sent. */
export function validateInvite(values: InviteValues): { [Field in keyof InviteValues]?: string } {
  return {
    ...(values.fullName.trim() === '' && { fullName: 'team.invite.full_name_empty' }),
    ...(!EMAIL.test(values.email.trim()) && { email: 'team.invite.email_invalid' }),
    ...(values.accounts.length === 0 && { accounts: 'team.invite.accounts_empty' }),
    ...(values.permissions.length === 0 && { permissions: 'team.invite.permissions_empty' }),
  };
}
