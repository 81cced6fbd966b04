import type { Config, Messages } from '../config.ts';
import { nameList } from '../nameList.ts';

export function inEveryLanguage(messages: Messages, key: string): string[] {
  return Object.values(messages).flatMap((words) => words[key] ?? []);
}

/** Returns a function that returns what an address is found by: its label and its other names, in every language. */
export function searchNames({
  messages,
  navigation,
}: Pick<Config, 'messages' | 'navigation'>): (to: string, label: string) => string[] {
  const others = new Map(navigation.value.search?.map(({ to, names }) => [to, names]));
  return (to, label) => {
    const key = others.get(to);
    const more = key === undefined ? [] : inEveryLanguage(messages, key).flatMap(nameList);
    return [...new Set([...inEveryLanguage(messages, label), ...more])];
  };
}
