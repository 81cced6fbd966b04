import { isEnvelopeName } from '#compiler/api/envelopeWords.ts';
import { compared, pathNouns, plural, singular, wordsOf } from '#compiler/api/pathWords.ts';

function kebab(words: readonly string[]): string {
  const letters = words.map((word) => word.replaceAll(/[^a-z]/g, '')).filter((word) => word !== '');
  const last = letters.pop();
  return last === undefined ? '' : [...letters, plural(last)].join('-');
}

function isPlural(words: readonly string[]): boolean {
  const last = words.at(-1);
  return last !== undefined && plural(last) === last;
}

/** Returns a resource name for a path: `/v1/balanceAccounts/{id}/Messages.json` becomes messages. */
export function nameOfPath(path: string, array = ''): string {
  const nouns = pathNouns(path).at(-1) ?? [];
  const ofArray = wordsOf(array.split('.').findLast((part) => !part.startsWith('[]')) ?? '');
  // `/actions/runs` lists `workflow_runs`: the array is more specific.
  const isLonger = ofArray.length > nouns.length && compared(ofArray).endsWith(`_${compared(nouns)}`);
  // `/images/custom` lists `images`: the path's last word is not a plural.
  const isBetter = !isPlural(nouns) && isPlural(ofArray) && !isEnvelopeName(ofArray);
  // `/services/data/query` does not name what it lists.
  if (compared(nouns) === 'data' && !isBetter) return 'records';
  return kebab(isLonger || isBetter ? ofArray : nouns) || 'records';
}

/** Returns other names for a resource whose own is taken: prefixed with the parent, then with the API's name. */
export function otherNames(name: string, path: string, apiName: string): string[] {
  const parents = pathNouns(path).slice(0, -1).reverse();
  const owner = wordsOf(apiName).filter((word) => !['api', 'the', 'openapi', 'rest'].includes(word));
  const fronts = [
    ...parents.map((words) => words.map((word) => singular(word))),
    owner.slice(0, 1),
    ['api'],
    ['other'],
  ];
  return fronts.map((words) => kebab([...words, ...name.split('-')])).filter((other) => other !== name && other !== '');
}
