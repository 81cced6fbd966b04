import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import { Button, Chip, PinSetup } from '#runtime/islands/index.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import styles from './profile.module.css';

interface SecuritySectionProps {
  readonly security: SecurityAnswer;
  /** Called after a change. */
  readonly onChange: () => void;
}

interface RowProps {
  readonly title: string;
  readonly text: string;
  readonly isOn?: boolean;
  readonly children: ReactNode;
}

function Row({ title, text, isOn, children }: RowProps) {
  const translate = useTranslate();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {title}
          {isOn !== undefined && (
            <Chip tone={isOn ? 'positive' : 'neutral'}>{translate(isOn ? 'profile.on' : 'profile.off')}</Chip>
          )}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </li>
  );
}

/** The user's credentials: password, second factor, phone, PIN. */
export function SecuritySection({ security, onChange }: SecuritySectionProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'password' | 'phone' | 'pin'>();
  const { mfa_type, phone_number, is_phone_number_verified, is_pin_set } = security;
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className={styles.rows}>
        <Row title={translate('profile.password')} text={translate('profile.password_text')}>
          <Button onClick={() => setOpen('password')}>{translate('profile.change')}</Button>
        </Row>
        <Row
          title={translate('profile.two_step')}
          text={translate(`profile.two_step_text.${mfa_type ?? 'none'}`)}
          isOn={mfa_type !== null}
        >
          <a className={styles.action} href="/2fa-setup">
            {translate(mfa_type === null ? 'profile.turn_on' : 'profile.manage')}
          </a>
        </Row>
        <Row
          title={translate('profile.phone')}
          text={phone_number ?? translate('profile.phone_none')}
          isOn={is_phone_number_verified}
        >
          <Button onClick={() => setOpen('phone')} disabled={mfa_type === 'phone_number'}>
            {translate(is_phone_number_verified ? 'profile.change' : 'profile.verify')}
          </Button>
        </Row>
        <Row title={translate('profile.pin')} text={translate('profile.pin_text')} isOn={is_pin_set}>
          <Button onClick={() => setOpen('pin')}>{translate(is_pin_set ? 'profile.change' : 'profile.set_up')}</Button>
        </Row>
      </ul>
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'phone' && <PhoneDialog onClose={close} onVerified={onChange} />}
      {open === 'pin' && <PinSetup onClose={close} onDone={onChange} />}
    </>
  );
}
