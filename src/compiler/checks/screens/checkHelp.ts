import type { BrandFile, ResourceFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { LANGUAGES } from '../../languages.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, type Formula, formulaOf, holds, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';

/** The part of a host that a brand's hosts share: `beranda.example` of `dashboard.beranda.example`. */
function siteOf(domain: string): string {
  return domain.split('.').slice(-2).join('.');
}

/** The brand whose site an address is on. */
export function brandOf(address: string, brands: readonly BrandFile[]): BrandFile | undefined {
  const host = /^https:\/\/([^/]+)/.exec(address)?.[1] ?? '';
  return brands.find((brand) =>
    brand.domains.some((domain) => host === siteOf(domain) || host.endsWith(`.${siteOf(domain)}`)),
  );
}

function checkResource(
  source: Source<ResourceFile>,
  brands: readonly BrandFile[],
  open: Formula,
  draft: Draft,
): Problem[] {
  const { help } = source.value.list;
  if (help === undefined) return [];
  const problems: Problem[] = [];
  for (const language of LANGUAGES) {
    const brand = brandOf(help[language], brands);
    if (brand === undefined) continue;
    const who = satisfy(allOf(open, notOf(holds('brand', brand.brand))), factValues(draft.taken.brand));
    if (who === undefined) continue;
    const what = `This page is on the site of "${brand.name}", and the link is visible to people of other brands: ${who}.`;
    const fix = `Guard the link by { brand: [${brand.brand}] }.`;
    problems.push(problem('help-foreign-brand', source.place(['list', 'help', language]), what, fix));
  }
  return problems;
}

/** A help link never points to another brand's site. */
export function checkHelp(draft: Draft): Problem[] {
  const brands = [...draft.packs.values()].flatMap(({ source }) => (source === undefined ? [] : [source.value]));
  return [...draft.resources.values()].flatMap((source) => {
    const open = allOf(formulaOf(source.value.guard), formulaOf(source.value.list.help?.guard));
    return checkResource(source, brands, open, draft);
  });
}
