import type { Config } from '#compiler/config.ts';
import type { Language } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';

/** Whose chat it is. */
interface ChatContext {
  readonly brand: string;
  readonly country: Country;
  readonly language: Language;
}

/**
 * The address of the support chat of a brand in a country; `undefined` where it has none. It names the department and the
 * language, and nothing of the person. Rule notifications.support-chat.
 */
export function supportChat(config: Config, { brand, country, language }: ChatContext): string | undefined {
  const chat = config.brands.get(brand)?.source.value.support_chat;
  const department = chat?.departments[country];
  if (chat === undefined || department === undefined) return undefined;
  return `${chat.origin}/?${new URLSearchParams({ department, language })}`;
}

/** The sites outside that pages may frame: those of the brands' support chats. */
export function chatOrigins(config: Config): string[] {
  const origins = [...config.brands.values()].flatMap(({ source }) => source.value.support_chat?.origin ?? []);
  return [...new Set(origins)];
}
