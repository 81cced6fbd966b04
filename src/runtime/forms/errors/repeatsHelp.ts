/** The share of a help text's words from which an error counts as a repetition. */
const SHARED = 0.5;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Whether an error repeats the help of its field: it contains its figures, or most of its words. */
export function repeatsHelp(help: string, error: string): boolean {
  const [helpWords, errorWords] = [wordsOf(help), new Set(wordsOf(error))];
  const figures = helpWords.filter((word) => /\d/.test(word));
  const isOneSentence = !/[.!?]\s/.test(help.trim());
  if (isOneSentence && figures.length > 0 && figures.every((figure) => errorWords.has(figure))) return true;
  return helpWords.filter((word) => errorWords.has(word)).length / helpWords.length >= SHARED;
}
