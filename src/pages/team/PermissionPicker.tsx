import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#contract/generated/config.ts';
import { ErrorMessage, Skeleton } from '#runtime/islands/index.ts';
import styles from './team.module.css';
import { useOfferedPermissions } from './useOfferedPermissions.ts';

interface PermissionPickerProps {
  /** The account whose brand and country determine the offered permissions. */
  readonly account: string;
  readonly label: string;
  readonly chosen: readonly Permission[];
  readonly onChange: (chosen: Permission[]) => void;
}

/** The permissions that can be granted in an account, each with its purpose. Rule team.one-permission. */
export function PermissionPicker({ account, label, chosen, onChange }: PermissionPickerProps) {
  const translate = useTranslate();
  const id = useId();
  const { data, error, refetch } = useOfferedPermissions(account);
  if (error) return <ErrorMessage title={translate('team.failed.load')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={6} height={36} />;
  const { permissions } = data;

  function toggle(toggled: Permission): void {
    onChange(permissions.map((one) => one.id).filter((one) => chosen.includes(one) !== (one === toggled)));
  }

  return (
    <fieldset className={styles.picker}>
      <legend>{label}</legend>
      {permissions.map((permission) => (
        <label key={permission.id} className={styles.permission}>
          <input
            type="checkbox"
            checked={chosen.includes(permission.id)}
            aria-describedby={`${id}-${permission.id}`}
            onChange={() => toggle(permission.id)}
          />
          <span>
            <span className={styles.name}>{permission.label}</span>
            <span id={`${id}-${permission.id}`} className={styles.text}>
              {permission.text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
