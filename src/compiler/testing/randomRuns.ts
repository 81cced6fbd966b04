/**
 * As many as an ordinary run of the tests tries; RANDOM_RUNS=1000000 tries a million, the number that the language is
 * held to.
 */
const ORDINARY = 100_000;

const SEED = 20_261_121;

/** How many random things a test tries, and the seed that makes them: RANDOM_RUNS and RANDOM_SEED, where they are set. */
export function randomRuns(): { readonly count: number; readonly seed: number } {
  const { RANDOM_RUNS: runs, RANDOM_SEED: seed } = process.env;
  return { count: runs === undefined ? ORDINARY : Number(runs), seed: seed === undefined ? SEED : Number(seed) };
}
