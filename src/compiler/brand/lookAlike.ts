import unhomoglyph from 'unhomoglyph';

/**
 * Control, format, private and unassigned characters: they are not seen, or turn the text around. The joiner is allowed
 * between the parts of an emoji.
 */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))[\p{C}\u2028\u2029]/u;

/** The first character of a text that people do not see or that turns it around, as U+202E; `undefined` where all are seen. */
export function unseenCharacter(text: string): string | undefined {
  const found = UNSEEN.exec(text)?.[0].codePointAt(0);
  return found === undefined ? undefined : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What a name looks like at a glance: the same for names that differ only in letters of another script or in case. */
export function appearance(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  // Capitals look like other letters than small ones do.
  const latin = unhomoglyph(unhomoglyph(bare).toLowerCase()).toLowerCase();
  return latin.replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}
