import { useTranslate } from 'react-admin';
import type { PermissionsAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { listNames } from '../../core/listNames.ts';

/** How long the names of administrators stay fresh, in milliseconds. */
const STALE = 60_000;

/** The permission that is needed, and the people in the business who can grant it. */
export function AccessContacts({ permissions }: { readonly permissions: readonly string[] }) {
  const translate = useTranslate();
  const { language } = useConsole();
  const { data } = useRead<PermissionsAnswer>(['permissions'], '/api/permissions', STALE);
  const needed = listNames(
    permissions.map((label) => translate(label)),
    language,
    'disjunction',
  );
  const names = data?.administrators ?? [];
  return (
    <>
      <p>{translate('shell.no_access.needed', { permissions: needed })}</p>
      <p>
        {names.length === 0
          ? translate('shell.no_access.ask_administrator')
          : translate('shell.no_access.ask', { names: listNames(names, language, 'disjunction') })}
      </p>
    </>
  );
}
