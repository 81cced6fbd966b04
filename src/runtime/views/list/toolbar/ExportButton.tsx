import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedExport } from '#contract/generated/api.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';
import { useFailure } from '../../../console/useFailure.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { PHONE, useMediaQuery } from '../../../parts/useMediaQuery.ts';
import { download, saveFile } from '../../../session/download.ts';
import { useToast } from '../../../shell/ToastProvider.tsx';
import type { ListValue } from '../useList.ts';
import { listParameters } from './listParameters.ts';
import { SendReport } from './SendReport.tsx';

interface ExportButtonProps {
  /** The resource's name. */
  readonly name: string;
  readonly api: string;
  readonly exported: ResolvedExport;
  /** Fields of the columns that the list shows, in their order; the file has those of them that may be exported. */
  readonly shown: readonly string[];
  readonly list: ListValue;
}

/** Downloads what the list shows: its filters, order, columns, time zone and language; all pages. */
export function ExportButton({ name, api, exported, shown, list }: ExportButtonProps) {
  const translate = useTranslate();
  const describe = useFailure();
  const toast = useToast();
  const isPhone = useMediaQuery(PHONE);
  const { timeZone, language } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const columns = shown.filter((field) => exported.columns.includes(field));

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
  return (
    <>
      <Button
        kind={isPhone ? 'plain' : 'secondary'}
        shape={isPhone ? 'icon' : 'text'}
        aria-label={isPhone ? words : undefined}
        aria-disabled={isBusy}
        onClick={() => isBusy || void save()}
      >
        <Icon name="download" />
        {!isPhone && words}
      </Button>
      <SendReport name={name} columns={columns} list={list} />
    </>
  );
}
