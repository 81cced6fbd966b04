import type { EventIcon } from '#contract/generated/api.ts';
import type { IconKey } from '../parts/icons/iconPaths.ts';

/** The shape of each icon that a timeline may name. */
export const EVENT_ICONS = {
  add: 'plus',
  change: 'refresh',
  remove: 'close',
  done: 'check',
  failed: 'alert',
  money: 'balance',
  person: 'person',
  key: 'key',
  clock: 'clock',
} as const satisfies { [N in EventIcon]: IconKey };
