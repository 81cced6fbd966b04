import { describe, expect, it } from 'vitest';
import type { NavigationGroup, ResolvedItem } from '#contract/generated/api.ts';
import { choose, type FoldState, foldPlace, isOpen, visit } from './foldState.ts';

function link(id: string): ResolvedItem {
  return { id, label: id, to: `/${id}` };
}

const CARDS: ResolvedItem = { id: 'cards', label: 'cards', items: [link('payments'), link('chargebacks')] };
const ACCEPT: ResolvedItem = { id: 'accept', label: 'accept', items: [CARDS, link('ewallets')] };
const OTHERS = Array.from({ length: 14 }, (_, index) => link(`other-${index}`));
const FEW: readonly NavigationGroup[] = [
  { id: 'main', label: 'main', items: [link('home'), ACCEPT] },
  { id: 'configuration', label: 'configuration', items: [link('settings')] },
];
const MANY: readonly NavigationGroup[] = [...FEW, { id: 'rest', label: 'rest', items: OTHERS }];

const UNTOUCHED: FoldState = { chosen: {}, visited: [], foldedAt: {} };

/** Returns the open headings. */
function openAt(state: FoldState, navigation: readonly NavigationGroup[], active: string | undefined): string[] {
  const place = foldPlace(navigation, active);
  return ['main', 'accept', 'cards', 'configuration'].filter((id) => isOpen(state, place, id));
}

describe('the headings of a sidebar', () => {
  it('are all open while there are few links, else the groups alone', () => {
    expect(openAt(UNTOUCHED, FEW, 'home')).toEqual(['main', 'accept', 'cards', 'configuration']);
    expect(openAt(UNTOUCHED, MANY, 'home')).toEqual(['main', 'configuration']);
  });

  it('are all open with up to 16 links, at any level', () => {
    const withLinks = (count: number): NavigationGroup[] => [
      { id: 'main', label: 'main', items: [ACCEPT, ...Array.from({ length: count - 3 }, (_, at) => link(`l-${at}`))] },
    ];
    expect(openAt(UNTOUCHED, withLinks(16), undefined)).toEqual(['main', 'accept', 'cards']);
    expect(openAt(UNTOUCHED, withLinks(17), undefined)).toEqual(['main']);
    expect(foldPlace(withLinks(17), undefined)).toMatchObject({ active: undefined, around: [] });
  });

  it('open for the current item, also where they were folded', () => {
    expect(openAt(UNTOUCHED, MANY, 'chargebacks')).toEqual(['main', 'accept', 'cards', 'configuration']);
    const folded = { ...UNTOUCHED, chosen: { main: false, accept: false } };
    expect(openAt(folded, MANY, 'ewallets')).toEqual(['main', 'accept', 'configuration']);
    expect(openAt(folded, MANY, 'settings')).toEqual(['configuration']);
  });

  it('stay open when the current item is left, so that nothing moves', () => {
    const state = visit(UNTOUCHED, foldPlace(MANY, 'chargebacks'));
    expect(openAt(state, MANY, 'settings')).toEqual(['main', 'accept', 'cards', 'configuration']);
    expect(visit(state, foldPlace(MANY, 'chargebacks'))).toBe(state);
  });

  it('fold around the current item, and open again for another one', () => {
    const place = foldPlace(MANY, 'chargebacks');
    const state = choose(visit(UNTOUCHED, place), place, 'accept', false);
    expect(openAt(state, MANY, 'chargebacks')).toEqual(['main', 'cards', 'configuration']);
    expect(openAt(visit(state, place), MANY, 'settings')).toEqual(['main', 'cards', 'configuration']);
    expect(openAt(state, MANY, 'payments')).toEqual(['main', 'accept', 'cards', 'configuration']);
    expect(openAt(choose(state, place, 'accept', true), MANY, 'chargebacks')).toContain('accept');
  });

  it('stay as they were chosen', () => {
    const place = foldPlace(MANY, 'home');
    const state = choose(choose(UNTOUCHED, place, 'configuration', false), place, 'accept', true);
    expect(state.chosen).toEqual({ configuration: false, accept: true });
    expect(openAt(state, MANY, 'home')).toEqual(['main', 'accept']);
    expect(openAt({ ...UNTOUCHED, chosen: state.chosen }, FEW, 'home')).toEqual(['main', 'accept', 'cards']);
  });
});
