/** How many letters have to be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
export function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** The longest word that is compared: nothing in the config is longer, and the comparison is quadratic. */
const LONGEST_WORD = 80;

/** The known word that was probably meant, or `undefined` when none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let smallest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= smallest) continue;
    const cost = distance(wanted, candidate.toLowerCase());
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
