import { useTranslate } from 'react-admin';
import { Button, Skeleton, type TabIslandProps, useSwitchBusiness } from '#runtime/islands/index.ts';
import styles from './ActFor.module.css';

/** A button that switches to a sub-account. If the platform does not own the account, a note replaces it. */
export function ActFor({ record }: TabIslandProps) {
  const translate = useTranslate();
  const { busy, switchTo } = useSwitchBusiness();
  if (record === undefined) return <Skeleton lines={2} height={20} />;
  const name = String(record.name);
  if (record.type !== 'OWNED') return <p>{translate('act_for.managed', { name })}</p>;
  return (
    <div className={styles.act}>
      <p>{translate('act_for.text', { name })}</p>
      <Button
        kind="primary"
        disabled={busy}
        onClick={() => switchTo({ business_id: String(record.id), business_name: name })}
      >
        {translate('act_for.button', { name })}
      </Button>
    </div>
  );
}
