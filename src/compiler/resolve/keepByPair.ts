/**
 * Works something out once for each pair of declarations, and keeps it for as long as both are there: what does not
 * depend on the person is shared by all. `work` must be pure, and nobody may change its answers.
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
