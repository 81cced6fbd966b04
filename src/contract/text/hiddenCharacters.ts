/** What ends a line, characters that are not seen or turn the direction of what follows, and halves of characters. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** The same, but for tabs and ends of lines. */
const HIDDEN_IN_LINES = /[^\P{Cc}\t\n\r]|[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/**
 * Whether a text has characters that people cannot see, which would let it read as another one: an account number
 * backwards, a name of nothing. Surrounding white space does not count. Joiners, which emoji and scripts need, do not.
 * Rule forms.hidden-characters.
 */
export function hasHiddenCharacters(text: string, { lines = false }: { readonly lines?: boolean } = {}): boolean {
  return (lines ? HIDDEN_IN_LINES : HIDDEN).test(text.trim());
}
