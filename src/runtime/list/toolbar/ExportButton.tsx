import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedExport } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { download, saveFile } from '../../core/session/download.ts';
import { PHONE, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import type { ListValue } from '../query/useList.ts';
import { listParameters } from './listParameters.ts';
import { useSendReport } from './useSendReport.tsx';

interface ExportButtonProps {
  /** The resource's name. */
  readonly name: string;
  readonly api: string;
  readonly exported: ResolvedExport;
  /** Fields of the visible columns, in order; the file contains those that may be exported. */
  readonly shown: readonly string[];
  readonly list: ListValue;
}

/**
 * Exports the list as shown: its filters, order, columns, time zone and language; all pages. As a file at once or, for
 * a user who may create reports, as a report by email.
 */
export function ExportButton({ name, api, exported, shown, list }: ExportButtonProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const toast = useToast();
  const isPhone = useMediaQuery(PHONE);
  const { timeZone, language } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const columns = shown.filter((field) => exported.columns.includes(field));
  const report = useSendReport(name, columns, list);

  async function save(): Promise<void> {
    const { filter, segment, sort } = list.state;
    const query = listParameters(filter, segment, timeZone);
    query.set('sort', JSON.stringify([sort.field, sort.order.toUpperCase()]));
    query.set('format', 'csv');
    query.set('language', language);
    if (columns.length > 0) query.set('columns', columns.join(','));
    setBusy(true);
    try {
      saveFile(await download(`${api}/export?${query}`));
      toast(translate('list.export_done'));
    } catch (error) {
      toast(describe(error).text, 'critical');
    } finally {
      setBusy(false);
    }
  }

  const words = translate(isBusy ? 'list.exporting' : 'list.export');
  const look = {
    kind: isPhone ? 'plain' : 'secondary',
    shape: isPhone ? 'icon' : 'text',
  } as const;
  const content = (
    <>
      <Icon name="download" />
      {!isPhone && words}
    </>
  );
  if (report.start === undefined) {
    return (
      <Button
        {...look}
        aria-label={isPhone ? words : undefined}
        aria-disabled={isBusy}
        onClick={() => isBusy || void save()}
      >
        {content}
      </Button>
    );
  }
  const choices = [
    { id: 'csv', label: translate('list.export_csv'), disabled: isBusy, onSelect: () => void save() },
    { id: 'report', label: translate('list.send_report'), onSelect: report.start },
  ];
  return (
    <>
      <MenuButton {...look} label={words} choices={choices}>
        {content}
      </MenuButton>
      {report.dialog}
    </>
  );
}
