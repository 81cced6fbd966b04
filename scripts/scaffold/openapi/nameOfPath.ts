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

/** A name for the resource of a path: `/v1/balanceAccounts/{id}/Messages.json` is messages. */
export function nameOfPath(path: string, array = ''): string {
  const nouns = pathNouns(path).at(-1) ?? [];
  const ofArray = wordsOf(array.split('.').findLast((part) => !part.startsWith('[]')) ?? '');
  // `/actions/runs` lists `workflow_runs`: the array says more.
  const isLonger = ofArray.length > nouns.length && compared(ofArray).endsWith(`_${compared(nouns)}`);
  // `/images/custom` lists `images`: the path's last word is no plural.
  const isBetter = !isPlural(nouns) && isPlural(ofArray) && !isEnvelopeName(ofArray);
  // `/services/data/query` says nothing of what it lists.
  if (compared(nouns) === 'data' && !isBetter) return 'records';
  return kebab(isLonger || isBetter ? ofArray : nouns) || 'records';
}

/** Other names for a resource, where its own is taken: with what it belongs to in front, then with whose API it is. */
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
