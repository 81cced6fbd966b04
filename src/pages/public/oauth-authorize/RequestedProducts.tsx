import type { AuthorizationView } from '#contract/generated/api.ts';
import type { Words } from '#runtime/index.ts';
import styles from './OauthAuthorize.module.css';

interface RequestedProductsProps {
  readonly words: Words;
  readonly kind: 'reads' | 'writes';
  readonly products: AuthorizationView['reads'];
}

/** The products that an application requests to read, or to change. */
export function RequestedProducts({ words, kind, products }: RequestedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{words(`access.oauth_authorize.${kind}`)}</h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product}>{words(`values.api_key.${kind}.${product}`)}</li>
        ))}
      </ul>
    </section>
  );
}
