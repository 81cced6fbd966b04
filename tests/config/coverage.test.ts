import { describe, expect, it } from 'vitest';
import { type ConfigCoverage, configCoverage } from '#compiler/coverage/configCoverage.ts';
import { readLeniently } from '#compiler/diff/configSources.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { snapshotPeople } from './people.ts';
import { edited, replace } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

const NOTICES = 'config/notices.yaml';

// One guard of which everything is known beside those of the sample.
const config = readLeniently(
  edited(sampleTree(), [
    replace(
      'config/resources/payments.yaml',
      '{ type: country, field: country, hidden: true }',
      '{ type: country, field: country, hidden: true, guard: { status: [SUSPENDED], not: { flag: [reporting] } } }',
    ),
  ]),
);
const people = snapshotPeople(config.brands.keys()).map(({ facts }) => facts);

function gapsOf({ gaps }: ConfigCoverage): string[] {
  return gaps
    .map(({ what, person }) => `${what} <- ${person}`)
    .filter((line) => line.startsWith('resources.payments.list.columns.country'));
}

describe('coverage of the config', () => {
  it('lists guards that no person exercises, with a person who would', () => {
    expect(gapsOf(configCoverage(config, people))).toEqual([
      'resources.payments.list.columns.country: status SUSPENDED is never open <- brand main, status SUSPENDED, permission can_view',
      'resources.payments.list.columns.country: flag reporting is never open <- brand main, permission can_view, flag reporting',
    ]);
  });

  it('has no gap once there is such a person', () => {
    const suspended = people.map((facts): GuardFacts => ({ ...facts, status: ['SUSPENDED'] }));
    const reporting = people.map((facts): GuardFacts => ({ ...facts, flag: ['reporting'] }));
    expect(gapsOf(configCoverage(config, [...people, ...suspended]))).toHaveLength(1);
    expect(gapsOf(configCoverage(config, [...people, ...suspended, ...reporting]))).toEqual([]);
  });

  it('counts every demand as a gap without people, and suggests only possible people', () => {
    const { demands, conditions, gaps } = configCoverage(config, []);
    expect(demands).toBeGreaterThan(10);
    expect(gaps).toHaveLength(demands + conditions);
    expect(gaps.some(({ what }) => what.endsWith('anyone true is never closed'))).toBe(false);
    expect(gaps.some(({ place }) => place.file === NOTICES)).toBe(true);
  });
});
