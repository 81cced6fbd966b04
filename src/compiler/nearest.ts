/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to turn one word into the other.
 * Where that is `limit` or more it answers a number that is, too, and does not look for the rest.
 */
export function distance(from: string, to: string, limit = from.length + to.length): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  let spare: number[] = [];
  let least = 0;
  for (let row = 1; row <= from.length; row += 1) {
    // What lies further than the limit from the diagonal costs as much: it is neither worked out nor looked at.
    const first = Math.max(1, row - limit);
    const end = Math.min(to.length, row + limit);
    const current = spare;
    current[first - 1] = first === 1 ? row : limit;
    const leastBefore = least;
    least = current[first - 1] ?? limit;
    for (let column = first; column <= end; column += 1) {
      const letter = from.charCodeAt(row - 1);
      const same = letter === to.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (same ? 0 : 1),
      );
      const swapped = letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (end < to.length) current[end + 1] = limit;
    // A swap looks two rows back.
    if (least >= limit && leastBefore >= limit) return limit;
    spare = beforeLast;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? limit;
}

/** The longest word that is compared: nothing in the config is longer, and the comparison is quadratic. */
const LONGEST_WORD = 80;

/** More wrong letters than this mean a different word, however long the word is. */
const MOST_WRONG = 6;

/** The known word that was probably meant, or `undefined` when none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let smallest = Math.max(1, Math.min(MOST_WRONG, Math.floor(wanted.length / 3))) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= smallest) continue;
    const cost = distance(wanted, candidate.toLowerCase(), smallest);
    if (cost < smallest) {
      best = candidate;
      smallest = cost;
    }
  }
  return best;
}

/** At most this many words are listed in a message. */
const LISTED_WORDS = 12;

/** The words in a row: `a, b and c`; a long list ends in how many more there are. */
export function listWords(words: readonly string[]): string {
  if (words.length === 0) return 'none';
  if (words.length > LISTED_WORDS) {
    return `${words.slice(0, LISTED_WORDS).join(', ')} and ${words.length - LISTED_WORDS} more`;
  }
  const last = words.at(-1);
  return words.length === 1 ? String(last) : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** What to do about a word that is not known: the one that was probably meant, else those that there are. */
export function suggest(word: string, known: Iterable<string>, kind: string): string {
  const words = [...new Set(known)];
  const meant = nearest(word, words);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return words.length === 0 ? `There is no ${kind} yet.` : `Known: ${listWords(words)}.`;
}
