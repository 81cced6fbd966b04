import { type Edit, type ProblemCase, replace, write } from './edits.ts';

const HEAD = '# yaml-language-server: $schema=../schemas/glossary.schema.json\nversion: 3\n';
const TERMS = `terms:
  - concept: reversed
    en: { term: reversed }
    id: { term: direversal, not: [dibatalkan] }
  - concept: money
    en: { term: funds, avoid: [cash] }
    id: { term: dana }
`;
const STYLE = 'style: { en: [{ avoid: [prior to], use: before }], id: [] }\n';
/** A glossary that avoids `cash`, among others. */
export const GLOSSARY = write('locales/glossary.yaml', HEAD + TERMS + STYLE);

function words(language: string, to: string): Edit {
  const from = language === 'en' ? '"cards.text": "Words."' : '"cards.text": "Words. (id)"';
  return replace(`locales/${language}.json`, from, `"cards.text": "${to}"`);
}

function avoided(name: string, ...edits: Edit[]): ProblemCase {
  return { code: 'avoided-word', name, edits: [GLOSSARY, ...edits] };
}

/** Texts that use words of another concept, or of no term. */
export const GLOSSARY_CASES: readonly ProblemCase[] = [
  avoided('a word of the style', words('en', 'Pay prior to delivery.')),
  avoided('a word in place of a term', words('en', 'Your cash.')),
  avoided("another concept's term in a translation", words('en', 'Reversed.'), words('id', 'Dibatalkan.')),
  avoided('a word in a brand pack', replace('brands/partner/locales/en.json', 'Money matters', 'Cash matters')),
];
