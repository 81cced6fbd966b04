import type { Placed } from '../parse/syntax/placedNode.ts';
import { type ExpandContext, textName } from './ExpandContext.ts';
import { namedSection } from './namedSection.ts';
import {
  changeItems,
  changeKey,
  child,
  entriesOf,
  implied,
  isMap,
  itemsOf,
  listOf,
  mapOf,
  textAt,
  withDefault,
  withKey,
  withoutKey,
} from './placedTree.ts';

/** How every history draws records that were made and changed. */
const HISTORY_KINDS = {
  RECORD_CREATED: { icon: 'add', tone: 'positive' },
  RECORD_CHANGED: { icon: 'change', tone: 'info' },
};

/** `history: true`, or how further kinds of events are drawn: the activity log of the record as the last tab. */
function historyTab(history: Placed): Placed {
  const kinds = entriesOf(history).reduce(
    (map, [kind, drawn]) => withKey(map, kind, drawn),
    implied(HISTORY_KINDS, history.node),
  );
  const tab = {
    type: 'timeline',
    id: 'history',
    label: 'tabs.history',
    resource: 'activity-logs',
    foreign_key: 'target_id',
    time: 'created',
    kind: 'action',
    fields: ['actor_name', 'ip_address'],
    changes: { before: 'before', after: 'after' },
  };
  return withKey(implied(tab, history.node), 'kinds', kinds);
}

function expandSections(sections: Placed, words: string, { hasText }: ExpandContext): Placed {
  const list = isMap(sections.value)
    ? listOf(
        entriesOf(sections).map(([id, section]) => namedSection(id, section)),
        sections.node,
      )
    : sections;
  return changeItems(list, (section) => {
    const id = textName(textAt(section, 'id') ?? '');
    const own = `${words}.section_${id}`;
    return withDefault(section, 'label', hasText(own) ? own : `sections.${id}`);
  });
}

/** The sections of a detail screen without other fields, as its first tab. */
function overviewTab(sections: Placed): Placed {
  const { node } = sections;
  return mapOf(
    [
      ['type', implied('fields', node)],
      ['id', implied('overview', node)],
      ['label', implied('tabs.overview', node)],
      ['sections', sections],
    ],
    node,
  );
}

/** The screen of one record with every tab written out. `words`: what the keys of its texts begin with. */
export function expandDetail(written: Placed, words: string, context: ExpandContext): Placed {
  const sections = child(written, 'sections');
  const history = child(written, 'history');
  const tabs = child(written, 'tabs');
  const list = [
    ...(sections === undefined ? [] : [overviewTab(sections)]),
    ...(tabs === undefined ? [] : itemsOf(tabs)),
    ...(history === undefined ? [] : [historyTab(history)]),
  ];
  const node = tabs?.node ?? written.node;
  if (list.length === 0)
    context.report(node, 'missing-key', 'The key "tabs" is missing.', 'Add "sections", "tabs" or "history: true".');
  const detail = withKey(withoutKey(withoutKey(written, 'sections'), 'history'), 'tabs', listOf(list, node));
  return changeKey(detail, 'tabs', (all) =>
    changeItems(all, (tab) => changeKey(tab, 'sections', (part) => expandSections(part, words, context))),
  );
}
