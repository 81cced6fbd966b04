/** Characters that are not seen or turn the direction of what follows, and halves of characters. */
const HIDDEN = /[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?![\t\n\r])\p{Cc}/u;

/** What ends a line or a cell of a table. */
const ENDS = /[\t\n\r\p{Zl}\p{Zp}]/u;

/**
 * Whether a text has characters that people cannot see, which would let it read as another one: an account number
 * backwards, a name of nothing. Surrounding white space does not count. Joiners, which emoji and scripts need, do not.
 * Rule forms.hidden-characters.
 */
export function hasHiddenCharacters(text: string, { lines = false }: { readonly lines?: boolean } = {}): boolean {
  const shown = text.trim();
  return HIDDEN.test(shown) || (!lines && ENDS.test(shown));
}
