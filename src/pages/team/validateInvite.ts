/** What an invitation is filled in with. */
export interface InviteValues {
  readonly fullName: string;
  readonly email: string;
  readonly accounts: readonly string[];
  readonly permissions: readonly string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing or wrong, as locale keys by field; empty where it can be sent. */
export function validateInvite(values: InviteValues): { [Field in keyof InviteValues]?: string } {
  return {
    ...(values.fullName.trim() === '' && { fullName: 'team.invite.full_name_empty' }),
    ...(!EMAIL.test(values.email.trim()) && { email: 'team.invite.email_invalid' }),
    ...(values.accounts.length === 0 && { accounts: 'team.invite.accounts_empty' }),
    ...(values.permissions.length === 0 && { permissions: 'team.invite.permissions_empty' }),
  };
}
