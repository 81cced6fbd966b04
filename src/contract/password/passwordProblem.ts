/** How long a password is, in characters. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 256 } as const;

/** What can be wrong with a new password: locale key `form_errors.<problem>`. */
export type PasswordProblem =
  | 'password_short'
  | 'password_long'
  | 'password_email'
  | 'password_brand'
  | 'password_common'
  | 'password_reused';

/** Whose password it becomes. */
export interface PasswordOwner {
  readonly email: string;
  /** The name of the brand that they sign in to. */
  readonly brand: string;
}

/** The one spelling of a password, however a keyboard puts its characters together. */
export function spellPassword(password: string): string {
  return password.normalize('NFC');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '');
}

function holdsEmail(password: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  return email !== '' && (password.includes(email) || password === name);
}

/**
 * What is wrong with a new password, as far as it can be told without the server, which refuses common and reused ones as
 * well (decisions/0042). Any characters will do, and none has to be there.
 */
export function passwordProblem(password: string, { email, brand }: PasswordOwner): PasswordProblem | undefined {
  const spelled = spellPassword(password);
  const length = [...spelled].length;
  if (length < PASSWORD_LENGTH.shortest) return 'password_short';
  if (length > PASSWORD_LENGTH.longest) return 'password_long';
  if (holdsEmail(plain(spelled), plain(email))) return 'password_email';
  if (plain(spelled) === plain(brand)) return 'password_brand';
  return undefined;
}
