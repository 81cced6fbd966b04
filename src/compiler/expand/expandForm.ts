import type { Placed } from '../parse/syntax/placedNode.ts';
import { type ExpandContext, textName } from './ExpandContext.ts';
import { namedSection } from './namedSection.ts';
import { changeItems, changeKey, entriesOf, isMap, listOf, textAt, withDefault, withoutKey } from './placedTree.ts';

/**
 * A form with its name, its steps with their labels, and its sections as a list. A section that is written by its id is headed by
 * `<words>.section_<id>`, or as every section of its id (`sections.<id>`), where there is such a text.
 */
export function expandForm(written: Placed, { name, hasText }: ExpandContext): Placed {
  const words = textAt(written, 'words') ?? `forms.${textName(name)}`;
  const named = withDefault(withoutKey(written, 'words'), 'form', name);
  const form = changeKey(named, 'steps', (steps) =>
    changeItems(steps, (step) => withDefault(step, 'label', `${words}.step_${textName(textAt(step, 'id') ?? '')}`)),
  );
  return changeKey(form, 'sections', (sections) => {
    if (!isMap(sections.value)) return sections;
    const list = entriesOf(sections).map(([id, written]) => {
      const section = namedSection(id, written);
      const text = [`${words}.section_${textName(id)}`, `sections.${textName(id)}`].find(hasText);
      return text === undefined ? section : withDefault(section, 'label', text);
    });
    return listOf(list, sections.node);
  });
}
