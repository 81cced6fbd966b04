import type { ComponentType } from 'react';
import type { ResolvedTab } from '#contract/generated/api.ts';
import { ChangesTab } from './tabs/ChangesTab.tsx';
import { FieldsTab } from './tabs/FieldsTab.tsx';
import { JsonTab } from './tabs/JsonTab.tsx';
import { ListsTab } from './tabs/ListsTab.tsx';
import { PageTab } from './tabs/PageTab.tsx';
import { RelatedTab } from './tabs/RelatedTab.tsx';
import type { TabProps } from './tabs/TabProps.ts';
import { TimelineTab } from './tabs/TimelineTab.tsx';

type TabOf<T extends ResolvedTab['type']> = Extract<ResolvedTab, { type: T }>;

/** The content of every type of tab that a declaration may name. */
export const TABS = {
  fields: FieldsTab,
  related: RelatedTab,
  lists: ListsTab,
  timeline: TimelineTab,
  json: JsonTab,
  changes: ChangesTab,
  page: PageTab,
} as const satisfies { [T in ResolvedTab['type']]: ComponentType<TabProps<TabOf<T>>> };
