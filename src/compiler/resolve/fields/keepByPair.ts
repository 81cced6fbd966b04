/**
 * Memoizes a function by a pair of declarations, for as long as both exist: results that do not depend on the person
 * are shared. `work` must be pure, and its results must not be changed.
 */
export function keepByPair<First extends object, Second extends object, Answer>(
  work: (first: First, second: Second) => Answer,
): (first: First, second: Second) => Answer {
  const kept = new WeakMap<First, WeakMap<Second, Answer>>();
  return (first, second) => {
    const answers = kept.get(first) ?? new WeakMap<Second, Answer>();
    const known = answers.get(second);
    if (known !== undefined) return known;
    const answer = work(first, second);
    kept.set(first, answers.set(second, answer));
    return answer;
  };
}
