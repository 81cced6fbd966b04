import type { Placed } from '../parse/syntax/placedNode.ts';
import { textName } from './ExpandContext.ts';
import { changeItems, changeKey, textAt, withDefault } from './placedTree.ts';

function idOf(part: Placed): string {
  return textName(textAt(part, 'id') ?? '');
}

/** Notices with their texts: `notices.<id>`. */
export function expandNotices(file: Placed): Placed {
  return changeKey(file, 'notices', (notices) =>
    changeItems(notices, (notice) => withDefault(notice, 'text', `notices.${idOf(notice)}`)),
  );
}

/** Journeys with their texts: `journeys.<id>.title` and `.text`, of a step `journeys.<id>.<step>` and `<step>_text`. */
export function expandJourneys(file: Placed): Placed {
  return changeKey(file, 'journeys', (journeys) =>
    changeItems(journeys, (written) => {
      const own = `journeys.${idOf(written)}`;
      const journey = withDefault(withDefault(written, 'label', `${own}.title`), 'text', `${own}.text`);
      return changeKey(journey, 'steps', (steps) =>
        changeItems(steps, (step) => {
          const text = `${own}.${idOf(step)}`;
          return withDefault(withDefault(step, 'label', text), 'text', `${text}_text`);
        }),
      );
    }),
  );
}

/** Entries that are called `<group>.<id>`, and explained by `<group>.<id>.text`. */
function nameEntries(entries: Placed, group: string): Placed {
  return changeItems(entries, (entry) => {
    const own = `${group}.${idOf(entry)}`;
    return withDefault(withDefault(entry, 'label', own), 'text', `${own}.text`);
  });
}

/** A list of a file whose entries are called `<list>.<id>`, and explained by `<list>.<id>.text`. */
export function expandNamed(list: string): (file: Placed) => Placed {
  return (file) => changeKey(file, list, (entries) => nameEntries(entries, list));
}

/** Mails that can be turned off, and kinds of notifications, with their texts: `notifications.<id>` and `centre.<id>`. */
export function expandNotifications(file: Placed): Placed {
  const mails = expandNamed('notifications')(file);
  return changeKey(mails, 'centre', (centre) => changeKey(centre, 'kinds', (kinds) => nameEntries(kinds, 'centre')));
}

/** Tours with the texts of their steps: `tours.<tour>.<step>` and `<step>_text`. */
export function expandTours(file: Placed): Placed {
  return changeKey(file, 'tours', (tours) =>
    changeItems(tours, (tour) =>
      changeKey(tour, 'steps', (steps) =>
        changeItems(steps, (step) => {
          const text = `tours.${idOf(tour)}.${idOf(step)}`;
          return withDefault(withDefault(step, 'label', text), 'text', `${text}_text`);
        }),
      ),
    ),
  );
}
