/**
 * The owner of the password that a form requests: password managers read it, and offer the password of this user. It is
 * not shown, and not `type="hidden"`, which they do not read.
 */
export function UsernameField({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
