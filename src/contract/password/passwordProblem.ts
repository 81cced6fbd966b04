/** How long a password is, in characters. Rule passwords.length. */
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

/** Fewest different characters that a password has, short or long. */
const FEWEST_DIFFERENT = 5;

/** Whether each character is the one before it, the next or the one before that: aaaaaaaa, abcdefgh, 87654321. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters
    .slice(1)
    .map((each, index) => (each.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/**
 * Whether a password is one that is guessed without a list: a run, a few characters over and over, or a part repeated.
 */
function isTrivial(password: string): boolean {
  const characters = [...password.toLowerCase()];
  const half = characters.slice(0, Math.floor(characters.length / 2)).join('');
  const isTwice = characters.length % 2 === 0 && characters.slice(half.length).join('') === half;
  return new Set(characters).size < FEWEST_DIFFERENT || isRun(characters) || (isTwice && isRun([...half]));
}

/**
 * What is wrong with a new password, as far as it can be checked without the server, which refuses common and reused
 * ones as well (decisions/0042). Any characters will do, and none has to be there; but nothing that is guessed first.
 * Rule passwords.refused.
 */
export function passwordProblem(password: string, { email, brand }: PasswordOwner): PasswordProblem | undefined {
  const spelled = spellPassword(password);
  const length = [...spelled].length;
  if (length < PASSWORD_LENGTH.shortest) return 'password_short';
  if (length > PASSWORD_LENGTH.longest) return 'password_long';
  if (isTrivial(spelled)) return 'password_common';
  if (holdsEmail(plain(spelled), plain(email))) return 'password_email';
  if (plain(spelled) === plain(brand)) return 'password_brand';
  return undefined;
}
