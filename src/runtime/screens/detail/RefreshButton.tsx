import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { refreshShown } from '../../console/providers/refreshShown.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';

/** Refetches the record and its related lists. */
export function RefreshButton({ isFetching }: { readonly isFetching: boolean }) {
  const translate = useTranslate();
  const client = useQueryClient();
  return (
    <Button
      kind="plain"
      shape="icon"
      aria-label={translate('detail.refresh')}
      title={translate('detail.refresh')}
      aria-disabled={isFetching}
      onClick={() => void refreshShown(client)}
    >
      <Icon name="refresh" />
    </Button>
  );
}
