import type { ComponentType } from 'react';
import type { ResolvedTab } from '#contract/generated/api.ts';
import { FieldsTab } from './tabs/FieldsTab.tsx';
import { RelatedTab } from './tabs/RelatedTab.tsx';
import type { TabProps } from './tabs/TabProps.ts';

type TabOf<T extends ResolvedTab['type']> = Extract<ResolvedTab, { type: T }>;

/** The content of every type of tab that a declaration may name. */
export const TABS = {
  fields: FieldsTab,
  related: RelatedTab,
} as const satisfies { [T in ResolvedTab['type']]: ComponentType<TabProps<TabOf<T>>> };
