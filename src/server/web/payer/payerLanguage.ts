import { negotiate } from '@fastify/accept-negotiator';
import type { Language } from '#contract/generated/api.ts';
import type { PayerPage } from '../../domains/payer/readPayerPage.ts';

/** Languages as browsers send them; `in` is the former code of Indonesian. */
const KNOWN: Readonly<Record<string, Language>> = { id: 'id', in: 'id', en: 'en' };

/** The language of a browser, by the first one of its header that the page has. */
function browserLanguage(header: string | undefined): Language | undefined {
  // Regions do not matter: "id-ID" is "id".
  const languages = header
    ?.slice(0, 500)
    .replaceAll(/([a-z]{2})-[a-z0-9-]+/gi, '$1')
    .toLowerCase();
  const found = languages && negotiate(languages, Object.keys(KNOWN));
  return found ? KNOWN[found] : undefined;
}

/**
 * The language of a payer's page: the payer's choice, their browser's, that of the checkout settings, or that of the country.
 * Rule languages.payer-page.
 */
export function payerLanguage(
  choice: unknown,
  header: string | undefined,
  page: Pick<PayerPage, 'look' | 'country'> | undefined,
): Language {
  if (choice === 'id' || choice === 'en') return choice;
  const isAny = header === undefined || header.trim() === '*';
  const usual = page?.look?.language ?? (page?.country === 'ID' ? 'id' : 'en');
  return (isAny ? undefined : browserLanguage(header)) ?? usual;
}
