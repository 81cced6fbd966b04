import {
  CALLBACK_DELIVERED,
  CALLBACK_HEADERS,
  CALLBACK_PROBES,
  CALLBACK_RETRY_MINUTES,
  CALLBACK_TIMEOUT_SECONDS,
} from '#contract/callbacks/delivery.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import own from './Docs.module.css';

/** Verifies the signature of a callback, in JavaScript. */
function sampleCheck(): string {
  return [
    "import { verify } from 'node:crypto';",
    '',
    `const time = request.headers['${CALLBACK_HEADERS.timestamp.toLowerCase()}'];`,
    `const signature = Buffer.from(request.headers['${CALLBACK_HEADERS.signature.toLowerCase()}'], 'base64');`,
    'const isOurs = verify(null, Buffer.from(`${time}.${body}`), publicKey, signature);',
  ].join('\n');
}

/** How callbacks are delivered, retried and verified. Rule callbacks.published. */
export function CallbackDelivery({ words }: Pick<PublicScreenProps, 'words'>) {
  const minutes = CALLBACK_RETRY_MINUTES.join(', ');
  const { after, firstMinutes, maxMinutes } = CALLBACK_PROBES;
  const delivered = {
    from: CALLBACK_DELIVERED.from,
    to: CALLBACK_DELIVERED.before - 1,
    seconds: CALLBACK_TIMEOUT_SECONDS,
  };
  return (
    <section className={own.section} aria-labelledby="callbacks">
      <h2 id="callbacks">{words('access.docs.callback_title')}</h2>
      <ul className={own.steps}>
        <li>{words('access.docs.callback_sent')}</li>
        <li>{words('access.docs.callback_delivered', delivered)}</li>
        <li>{words('access.docs.callback_retries', { minutes })}</li>
        <li>{words('access.docs.callback_probes', { after, first: firstMinutes, max: maxMinutes })}</li>
        <li>{words('access.docs.callback_once')}</li>
        <li>
          {words('access.docs.callback_verify', CALLBACK_HEADERS)}
          <pre className={own.sample}>
            <code translate="no">{sampleCheck()}</code>
          </pre>
        </li>
      </ul>
      <p>
        <a href="/docs/reference#section-callbacks">{words('access.docs.callback_fields')}</a>
      </p>
    </section>
  );
}
