import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, holds, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { linkFormula, placedLinks } from '../reading/placedLinks.ts';
import { brandOf } from './checkHelp.ts';

/** A card or notice never points to another brand's site. */
export function checkOutsideLinks(draft: Draft): Problem[] {
  const brands = [...draft.packs.values()].flatMap(({ source }) => (source === undefined ? [] : [source.value]));
  const values = factValues(draft.taken.brand);
  const problems: Problem[] = [];
  for (const link of placedLinks(draft)) {
    const brand = link.href === undefined ? undefined : brandOf(link.href, brands);
    if (brand === undefined) continue;
    const who = satisfy(allOf(linkFormula(link), notOf(holds('brand', brand.brand))), values);
    if (who === undefined) continue;
    const what = `This links to the site of "${brand.name}" and is visible to people of other brands: ${who}.`;
    const fix = `Guard it by { brand: [${brand.brand}] }.`;
    problems.push(problem('link-foreign-brand', link.source.place([...link.node, 'href']), what, fix));
  }
  return problems;
}
