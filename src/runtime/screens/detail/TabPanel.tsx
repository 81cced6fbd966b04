import type { ComponentType } from 'react';
import type { ResolvedTab } from '#contract/generated/api.ts';
import { kindOf } from '../../parts/boundary/kindOf.ts';
import type { TabProps } from '../tabs/TabProps.ts';
import { TABS } from '../tabs.ts';

/** A tab's content, by its type. Throws if the type is unknown. */
export function TabPanel(props: TabProps<ResolvedTab>) {
  // The registry pairs each type with its content; TypeScript cannot follow the pair through a union.
  const TypedTab = kindOf(TABS, props.tab.type) as ComponentType<TabProps<ResolvedTab>> | undefined;
  if (TypedTab === undefined) throw new Error(`There is no type of tab "${props.tab.type}".`);
  return <TypedTab key={props.tab.id} {...props} />;
}
