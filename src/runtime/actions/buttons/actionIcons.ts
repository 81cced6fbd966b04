import type { ActionIcon } from '#contract/generated/api.ts';
import type { IconKey } from '../../parts/icons/iconPaths.ts';

/** The shape of each icon that an action may name; a missing one is a compile error. */
export const ACTION_ICONS = {
  plus: 'plus',
  edit: 'edit',
  check: 'check',
  close: 'close',
  archive: 'archive',
  restore: 'restore',
  erase: 'erase',
  refresh: 'refresh',
  download: 'download',
  upload: 'upload',
} as const satisfies Readonly<Record<ActionIcon, IconKey>>;
