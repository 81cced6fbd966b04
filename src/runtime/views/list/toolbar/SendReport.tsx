import { useTranslate } from 'react-admin';
import { useStartAction } from '../../../actions/useStartAction.tsx';
import { useConsole } from '../../../console/ConsoleContext.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { PHONE, useMediaQuery } from '../../../parts/useMediaQuery.ts';
import type { ListValue } from '../useList.ts';
import { reportStart } from './reportStart.ts';

interface SendReportProps {
  /** The resource's name. */
  readonly name: string;
  /** Fields of the columns that the file is to have. */
  readonly columns: readonly string[];
  readonly list: ListValue;
}

/** The resource that reports are made by. */
const REPORTS = 'reports';

/** Opens the form of a report that begins with what the list shows; not there for those who have no reports. */
export function SendReport({ name, columns, list }: SendReportProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const { console } = useConsole();
  const { start, busy, dialog } = useStartAction();
  const resource = console.resources[REPORTS];
  const action = resource?.actions.find(({ id }) => id === 'create');
  if (resource === undefined || action === undefined) return null;
  const words = translate('list.send_report');
  const initial = reportStart(name, columns, list.state, console.user.email);
  return (
    <>
      <Button
        kind={isPhone ? 'plain' : 'secondary'}
        shape={isPhone ? 'icon' : 'text'}
        aria-label={isPhone ? words : undefined}
        aria-disabled={busy}
        onClick={() => start({ name: REPORTS, resource, action, target: { scope: 'list' }, initial })}
      >
        <Icon name="document" />
        {!isPhone && words}
      </Button>
      {dialog}
    </>
  );
}
