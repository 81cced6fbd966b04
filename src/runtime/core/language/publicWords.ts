import type { Boot, Language } from '#contract/generated/api.ts';

/** Returns the message of a key, with %{name} filled in; the key itself if it has no message. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the messages of the screens before sign-in, which the page itself carries. */
export function publicWords(boot: Boot, language: Language): Words {
  const messages = boot.messages[language] ?? {};
  return (key, values = {}) =>
    (messages[key] ?? key).replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
