import type { FactValues, SingleFact } from '../satisfy/factValues.ts';
import { isSingleFact } from '../satisfy/factValues.ts';
import { type Atom, allOf, anyOf, type Formula, holds, notOf } from '../satisfy/formula.ts';
import { findAssumptions } from '../satisfy/satisfy.ts';

/** A value of a fact that a person has or lacks. */
type Held = Pick<Atom, 'fact' | 'value'>;

/** A group of people: those who have one of the values of each single-valued fact, and hold or lack each other atom. */
interface Group {
  readonly single: Map<SingleFact, readonly string[]>;
  readonly held: readonly Held[];
  readonly lacked: readonly Held[];
}

/** The number of groups that are listed; the rest is "and others". */
const MOST_GROUPS = 4;

function formulaOfGroup({ single, held, lacked }: Group): Formula {
  const parts: Formula[] = [];
  for (const [fact, values] of single) parts.push(anyOf(...values.map((value) => holds(fact, value))));
  for (const { fact, value } of held) parts.push(holds(fact, value));
  for (const { fact, value } of lacked) parts.push(notOf(holds(fact, value)));
  return allOf(...parts);
}

/** Whether everybody of a group is among those of a formula. */
function isWithin(group: Group, whole: Formula, values: FactValues): boolean {
  return findAssumptions(allOf(formulaOfGroup(group), notOf(whole)), values) === undefined;
}

/** Who may be named beside those who are meant. */
export interface Allowed {
  /** If values of single-valued facts are named, only these: `in the Philippines` excludes all others. */
  readonly strictly: Formula;
  /** Once those are settled, these as well, where that takes fewer words. */
  readonly loosely: Formula;
}

/** The group without irrelevant facts, so that it takes few words. */
function widen(group: Group, { strictly, loosely }: Allowed, values: FactValues): Group {
  let best = group;
  function adopt(candidate: Group, whole: Formula): void {
    if (isWithin(candidate, whole, values)) best = candidate;
  }
  for (const atom of group.lacked) adopt({ ...best, lacked: best.lacked.filter((other) => other !== atom) }, strictly);
  for (const fact of group.single.keys()) {
    for (const value of values[fact]) {
      const had = best.single.get(fact) ?? [];
      if (!had.includes(value)) adopt({ ...best, single: new Map(best.single).set(fact, [...had, value]) }, strictly);
    }
    if (best.single.get(fact)?.length === values[fact].length) {
      const rest = new Map(best.single);
      rest.delete(fact);
      adopt({ ...best, single: rest }, strictly);
    }
  }
  for (const atom of group.lacked) adopt({ ...best, lacked: best.lacked.filter((other) => other !== atom) }, loosely);
  for (const atom of group.held) adopt({ ...best, held: best.held.filter((other) => other !== atom) }, loosely);
  return best;
}

/** Whether two groups are of the same people. */
function isSame(left: Group, right: Group, values: FactValues): boolean {
  return isWithin(left, formulaOfGroup(right), values) && isWithin(right, formulaOfGroup(left), values);
}

function atomOf(key: string): Held {
  const split = key.indexOf('=');
  return { fact: key.slice(0, split), value: key.slice(split + 1) };
}

/** The groups that make up those of a formula, and whether they are all. Values of a single-valued fact must be known. */
function groupsOf(whole: Formula, allowed: Allowed, values: FactValues): { groups: Group[]; isAll: boolean } {
  const groups: Group[] = [];
  for (;;) {
    const rest = allOf(whole, ...groups.map((group) => notOf(formulaOfGroup(group))));
    const found = findAssumptions(rest, values);
    if (found === undefined) return { groups, isAll: true };
    if (groups.length === MOST_GROUPS) return { groups, isAll: false };
    const single = new Map<SingleFact, readonly string[]>();
    for (const [fact, value] of found.single) if (isSingleFact(fact)) single.set(fact, [value]);
    const atoms = (is: boolean) => [...found.many].filter(([, held]) => held === is).map(([key]) => atomOf(key));
    groups.push(widen({ single, held: atoms(true), lacked: atoms(false) }, allowed, values));
  }
}

function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

const COUNTRIES: Readonly<Record<string, string>> = { ID: 'Indonesia', PH: 'the Philippines', SG: 'Singapore' };
const MODES: Readonly<Record<string, string>> = { DEVELOPMENT: 'test mode', PRODUCTION: 'live mode' };

function inWords(fact: SingleFact, values: readonly string[]): string {
  switch (fact) {
    case 'country':
      return `in ${either(values.map((value) => COUNTRIES[value] ?? value))}`;
    case 'environment':
      return `in ${either(values.map((value) => MODES[value] ?? value))}`;
    case 'brand':
      return `of brand ${either(values)}`;
    case 'entity':
      return `of entity ${either(values)}`;
    case 'status':
      return `with status ${either(values)}`;
  }
}

function singleWords(fact: SingleFact, wanted: readonly string[], values: FactValues): string {
  const others = values[fact].filter((value) => !wanted.includes(value));
  // "not of brand second" is shorter than all the other brands.
  if (others.length === 1 && values[fact].length > 2) return `not ${inWords(fact, others)}`;
  return inWords(fact, wanted);
}

function atomWords({ fact, value }: Held): string {
  switch (fact) {
    case 'internal':
      return 'our own staff';
    case 'permission':
      return value;
    case 'excluded_page':
      return `${value} excluded`;
    default:
      return `${fact} ${value}`;
  }
}

function groupWords({ single, held, lacked }: Group, values: FactValues): string {
  const parts: string[] = [];
  if (held.length > 0) parts.push(held.map(atomWords).join(' and '));
  const order: readonly SingleFact[] = ['country', 'brand', 'entity', 'environment', 'status'];
  for (const fact of order) {
    const wanted = single.get(fact);
    if (wanted !== undefined) parts.push(singleWords(fact, wanted, values));
  }
  if (lacked.length > 0) parts.push(`without ${either(lacked.map(atomWords))}`);
  if (parts.length === 0) return 'everybody';
  return held.length === 0 ? `people ${parts.join(' ')}` : parts.join(' ');
}

/** Who a formula holds for, in few words: `operation in the Philippines; can_view of brand second`. */
export function describeWho(
  whole: Formula,
  values: FactValues,
  allowed: Allowed = { strictly: whole, loosely: whole },
): string {
  const { groups, isAll } = groupsOf(whole, allowed, values);
  if (groups.length === 0) return 'nobody';
  const listed: string[] = [];
  for (const group of groups) {
    const others = groups.filter((other) => other !== group);
    const isNamed = others.some(
      (other) => isWithin(group, formulaOfGroup(other), values) && !isSame(group, other, values),
    );
    const words = groupWords(group, values);
    if (!isNamed && !listed.includes(words)) listed.push(words);
  }
  return [...listed, ...(isAll ? [] : ['others'])].join('; ');
}
