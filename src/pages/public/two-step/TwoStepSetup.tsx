import { useEffect, useState } from 'react';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import { errorWords, request } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';
import { BackupCodeList } from './BackupCodeList.tsx';
import { TurnedOn } from './TurnedOn.tsx';
import { TurnOn } from './TurnOn.tsx';

/** The page that the user comes from, and returns to. */
const PROFILE_PATH = '/settings/profile';

/** Sets up the second factor, shows its backup codes once, and removes it. */
export function TwoStepSetup({ words }: PublicScreenProps) {
  const [security, setSecurity] = useState<SecurityAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [loadError, setLoadError] = useState<unknown>();

  async function load(): Promise<void> {
    try {
      setSecurity((await request('/api/user/security')).body as SecurityAnswer);
    } catch (error) {
      setLoadError(error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once
  useEffect(() => void load(), []);

  const back = <a href={PROFILE_PATH}>{words('access.2fa_setup.back')}</a>;
  if (codes !== undefined) {
    return (
      <>
        <h1 className={styles.title}>{words('access.2fa_setup.codes_title')}</h1>
        <BackupCodeList codes={codes} words={words} onDone={() => location.assign(PROFILE_PATH)} />
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{words('access.2fa_setup.title')}</h1>
      {loadError !== undefined && <p role="alert">{errorWords(loadError, words)}</p>}
      {security?.mfa_type === null && <TurnOn security={security} words={words} onCodes={setCodes} />}
      {security?.mfa_type != null && (
        <TurnedOn security={security} words={words} onCodes={setCodes} onOff={() => void load()} />
      )}
      {back}
    </>
  );
}
