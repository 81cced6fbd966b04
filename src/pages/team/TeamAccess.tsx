import { useTranslate } from 'react-admin';
import type { UserBusinesses } from '#contract/generated/api.ts';
import { ErrorMessage, Skeleton, type TabIslandProps, useRead } from '#runtime/islands/index.ts';
import { MemberAccounts } from './MemberAccounts.tsx';
import { PendingInvitation } from './PendingInvitation.tsx';

/** A member's permissions in each account, to see and to change. Rule team.member-screen. */
export function TeamAccess({ record }: TabIslandProps) {
  const translate = useTranslate();
  const userId = record?.id;
  const address = `/api/users/${encodeURIComponent(String(userId))}/businesses`;
  const { data, error, refetch } = useRead<UserBusinesses>(['team', userId], address, 0, userId !== undefined);
  if (error) return <ErrorMessage title={translate('team.failed.load')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined || userId === undefined) return <Skeleton lines={6} height={28} />;
  const id = String(userId);
  return (
    <>
      {data.user.status === 'PENDING' && <PendingInvitation id={id} name={data.user.full_name} />}
      <MemberAccounts userId={id} member={data} />
    </>
  );
}
