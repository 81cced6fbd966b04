import type { Country } from '../generated/api.ts';

const CALLING_CODES: Readonly<Record<Country, string>> = { ID: '62', PH: '63', SG: '65' };

/**
 * A phone number as people write it, in E.164: "0812-3456 789" in Indonesia is "+628123456789". Other text stays as
 * typed, for the validation to report.
 * Rule forms.phone.
 */
export function readPhone(text: string, country: Country): string {
  const bare = text.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(bare)) return text.trim();
  const code = CALLING_CODES[country];
  if (bare.startsWith('+')) return bare;
  if (bare.startsWith('00')) return `+${bare.slice(2)}`;
  if (bare.startsWith('0')) return `+${code}${bare.slice(1)}`;
  return bare.startsWith(code) ? `+${bare}` : `+${code}${bare}`;
}
