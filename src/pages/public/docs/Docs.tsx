import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';
import { CallbackDelivery } from './CallbackDelivery.tsx';
import own from './Docs.module.css';

/** A payment link of the public API, made on a command line. */
function sampleRequest(): string {
  return [
    'curl -u ber_secret_development_…: \\',
    `  ${location.origin}/api/v1/payment-links \\`,
    "  -H 'Content-Type: application/json' \\",
    "  -H 'Idempotency-Key: order-1001' \\",
    `  -d '{"title": "Kopi Toraja 1 kg", "amount": "150000", "external_id": "order-1001"}'`,
  ].join('\n');
}

/** The API documentation, for developers with or without a session. */
export function Docs({ words }: Pick<PublicScreenProps, 'words'>) {
  return (
    <>
      <h1 className={styles.title}>{words('access.docs.title')}</h1>
      <p>{words('access.docs.text')}</p>
      <ol className={own.steps}>
        <li>{words('access.docs.key')}</li>
        <li>
          {words('access.docs.ask')}
          <pre className={own.sample}>
            <code translate="no">{sampleRequest()}</code>
          </pre>
        </li>
        <li>{words('access.docs.simulate')}</li>
        <li>{words('access.docs.callbacks')}</li>
        <li>{words('access.docs.live')}</li>
      </ol>
      <CallbackDelivery words={words} />
      <p className={styles.links}>
        <a href="/docs/reference">{words('access.docs_reference.title')}</a>
        <a href="/api/v1/openapi.json">{words('access.docs.reference')}</a>
        <a href="/api/callback_key">{words('access.docs.public_key')}</a>
        <a href="/settings/developers">{words('access.docs.developers')}</a>
      </p>
    </>
  );
}
