import type { ReactNode } from 'react';
import { useStartAction } from '../../actions/dialog/useStartAction.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ListValue } from '../query/useList.ts';
import { reportStart } from './reportStart.ts';

/** The resource of reports. */
const REPORTS = 'reports';

/** The form of a report, filled with the list as shown. */
export interface SendReport {
  /** Opens the form; `undefined` for a user who may not create reports. */
  readonly start: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** Lets a user send a list as a report: `name` is the resource's, `columns` are the fields that the file contains. */
export function useSendReport(name: string, columns: readonly string[], list: ListValue): SendReport {
  const { console } = useConsole();
  const { start, dialog } = useStartAction();
  const resource = console.resources[REPORTS];
  const action = resource?.actions.find(({ id }) => id === 'create');
  if (resource === undefined || action === undefined) return { start: undefined, dialog: null };
  const initial = reportStart(name, columns, list.state, console.user.email);
  return { start: () => start({ name: REPORTS, resource, action, target: { scope: 'list' }, initial }), dialog };
}
