import type { FileTree } from '#compiler/fileTree.ts';
import { LANGUAGES } from '#compiler/languages.ts';
import { UsageError } from '../lib/UsageError.ts';

/** The entered values. */
export interface BrandAnswers {
  readonly id: string;
  readonly name: string;
  readonly kind: 'own' | 'white-label';
  readonly domain: string;
  readonly supportEmail: string;
  readonly accent: string;
  /** The provider behind a white-label brand. */
  readonly poweredBy: string;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Splits a text into graphemes: an emoji of several code points is one. */
function letters(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** Returns a simple initial logo: a square of the accent with the initial, and the name. */
function logo(name: string, accent: string, ink: string): string {
  const parts = letters(name);
  const width = 44 + parts.length * 11;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28">
  <title>${escapeXml(name)}</title>
  <rect width="28" height="28" rx="7" fill="${accent}"/>
  <text x="14" y="20" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#ffffff">${escapeXml((parts[0] ?? '').toUpperCase())}</text>
  <text x="38" y="20" font-family="sans-serif" font-size="17" font-weight="600" fill="${ink}">${escapeXml(name)}</text>
</svg>
`;
}

function poweredBy(name: string): string {
  const text = `Powered by ${escapeXml(name)}`;
  const width = 10 + text.length * 7;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20" width="${width}" height="20">
  <title>${text}</title>
  <text x="4" y="14" font-family="sans-serif" font-size="12" fill="#747b8e">${text}</text>
</svg>
`;
}

function brandYaml({ id, name, kind, domain, supportEmail, accent }: BrandAnswers): string {
  const powered = kind === 'white-label' ? 'powered_by: powered-by.svg\n' : '';
  return `# yaml-language-server: $schema=../../schemas/brand.schema.json
version: 3
brand: ${id}
name: ${JSON.stringify(name)}
kind: ${kind}
${powered}domains: [${domain}]
support_email: ${supportEmail}
logo: logo.svg
logo_dark: logo-dark.svg
theme:
  accent: "${accent}"

# What people of this brand see of the base. A pack may hide, relabel, reorder, narrow a guard, and add a column of a
# field that the base shows:
#
# resources:
#   transactions:
#     columns:
#       fee: { hide: true }
`;
}

/** Returns the files of a new brand: brands/<id>/. */
export function newBrand(tree: FileTree, answers: BrandAnswers): Map<string, string> {
  const folder = `brands/${answers.id}`;
  if ([...tree.keys()].some((file) => file.startsWith(`${folder}/`))) {
    throw new UsageError(`There is a brand "${answers.id}" already: ${folder}.`);
  }
  const files = new Map([
    [`${folder}/brand.yaml`, brandYaml(answers)],
    [`${folder}/logo.svg`, logo(answers.name, answers.accent, '#16213a')],
    [`${folder}/logo-dark.svg`, logo(answers.name, answers.accent, '#ffffff')],
  ]);
  if (answers.kind === 'white-label') files.set(`${folder}/powered-by.svg`, poweredBy(answers.poweredBy));
  for (const language of LANGUAGES) files.set(`${folder}/locales/${language}.json`, '{}\n');
  return files;
}
