import type { FastifySchema } from 'fastify';
import type { Language } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import type { PayerLook } from '../../domains/payer/PayerLook.ts';
import type { PayerDrawing } from './PayerDrawing.ts';
import type { PayerFiles } from './payerFiles.ts';

/** The look of a page as it is entered in a form, in the address of its preview. */
export type EnteredLook = Partial<Record<Exclude<keyof PayerLook, 'logo'>, string>>;

const TEXT = { type: 'string', maxLength: 20 };

/** The schema of the address of a preview. */
export const LOOK_SCHEMA: FastifySchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      environment: { type: 'string' },
      primary_colour: TEXT,
      secondary_colour: TEXT,
      font: TEXT,
      language: TEXT,
    },
  },
};

/** What the console replaces by the nonce of its own policy, in which the page is shown. */
const NONCE = '{{csp-nonce}}';

const isColour = (text: string | undefined): text is string => text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/** What was entered so far, with what is saved in place of what is not valid yet. `usual`: the language without either. */
export function lookOf(entered: EnteredLook, saved: PayerLook | undefined, usual: Language): PayerLook | undefined {
  const { primary_colour: primary, secondary_colour: secondary } = entered;
  const primary_colour = isColour(primary) ? primary : saved?.primary_colour;
  if (primary_colour === undefined) return saved;
  const language =
    entered.language === 'id' || entered.language === 'en' ? entered.language : (saved?.language ?? usual);
  const font = VALUE_LISTS.fonts.find((name) => name === entered.font) ?? saved?.font ?? VALUE_LISTS.fonts[0];
  const secondary_colour = isColour(secondary) ? secondary : (saved?.secondary_colour ?? primary_colour);
  return { primary_colour, secondary_colour, font, language, logo: saved?.logo ?? null };
}

/** The drawing of a page that is shown in the console: it runs no script and leads nowhere. */
export function previewDrawing(
  brand: BrandConfig,
  files: PayerFiles,
  look: PayerLook | undefined,
  usual: Language,
): PayerDrawing {
  return {
    brand,
    language: look?.language ?? usual,
    files: { ...files, script: undefined },
    nonce: NONCE,
    path: '#',
  };
}
