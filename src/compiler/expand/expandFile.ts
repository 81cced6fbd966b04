import type { FileKind } from '../parse/files/fileKinds.ts';
import type { Placed } from '../parse/syntax/placedNode.ts';
import type { ExpandContext } from './ExpandContext.ts';
import { expandErrors } from './expandErrors.ts';
import { expandForm } from './expandForm.ts';
import { expandPage } from './expandPage.ts';
import { expandResource } from './expandResource.ts';
import { expandJourneys, expandNamed, expandNotices, expandNotifications, expandTours } from './expandTexts.ts';

const EXPANDERS: Readonly<Partial<Record<FileKind['kind'], (file: Placed, context: ExpandContext) => Placed>>> = {
  resource: expandResource,
  page: expandPage,
  form: expandForm,
  errors: expandErrors,
  notices: expandNotices,
  journeys: expandJourneys,
  permissions: expandNamed('permissions'),
  notifications: expandNotifications,
  tours: expandTours,
};

/**
 * A file with everything written out that the short form leaves unsaid. Checks, resolution and comparison see only this.
 * Nodes keep the place where they are written; what is implied has the place of the node that implies it.
 */
export function expandFile(kind: FileKind['kind'], written: Placed, context: ExpandContext): Placed {
  return EXPANDERS[kind]?.(written, context) ?? written;
}
