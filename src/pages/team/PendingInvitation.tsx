import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Button, ConfirmDialog, useDescribeError, useToast } from '#runtime/islands/index.ts';
import styles from './team.module.css';
import { useTeamWrite } from './useTeamWrite.ts';

interface PendingInvitationProps {
  readonly id: string;
  /** The invited person's name. */
  readonly name: string;
}

/** A pending invitation: to send again, or to withdraw. */
export function PendingInvitation({ id, name }: PendingInvitationProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, send } = useTeamWrite();
  const [isAsking, setAsking] = useState(false);

  async function write(what: 'resend' | 'withdraw'): Promise<void> {
    try {
      await send({ method: 'POST', address: `/api/team/invitations/${id}/${what}` });
      toast(translate(what === 'resend' ? 'team.pending.resent' : 'team.pending.withdrawn'));
      if (what === 'withdraw') void navigate('/settings/team#members');
    } catch (error) {
      setAsking(false);
      toast(describe(error).text, 'critical');
    }
  }

  return (
    <div className={styles.pending}>
      <p>{translate('team.pending.text')}</p>
      <Button aria-disabled={busy} onClick={busy ? undefined : () => void write('resend')}>
        {translate('team.pending.resend')}
      </Button>
      <Button kind="critical" onClick={() => setAsking(true)}>
        {translate('team.pending.withdraw')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={translate('team.pending.withdraw_title', { name })}
            text={translate('team.pending.withdraw_text')}
            confirm={translate('team.pending.withdraw')}
            cancel={translate('team.edit.cancel')}
            tone="critical"
            busy={busy}
            onConfirm={() => void write('withdraw')}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
