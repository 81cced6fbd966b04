import { ip_whitelist_entries } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';

/** Addresses reserved for documentation (RFC 5737). */
const ENTRIES = [
  ['203.0.113.10', 'Kantor', 'Office', 'ACTIVE'],
  ['198.51.100.0/24', 'Server', 'Servers', 'ACTIVE'],
  ['192.0.2.44', 'Kantor lama', 'Old office', 'DELETED'],
] as const;

export const IP_WHITELIST_ENTRIES = sample(ip_whitelist_entries, (demo) => {
  // Some businesses have no entries.
  if (demo.business.key !== 'kopi' && demo.business.key !== 'manila') return [];
  return demo.times(ENTRIES.length, ({ id, created }, index) => {
    const [cidr, indonesian, english, status] = ENTRIES[index] ?? ENTRIES[0];
    const description = demo.business.country === 'ID' ? indonesian : english;
    return {
      id,
      created,
      updated: created,
      status,
      cidr,
      description,
      created_by: demo.member('can_manage_tech_settings'),
    };
  });
});
