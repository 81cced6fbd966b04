import type { ShopOrder } from '#contract/generated/api.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { findWords } from '../../../core/language/fillWords.ts';
import type { CartPage } from '../../../domains/store/shop/readShop.ts';
import { fieldError, formField, isWrong } from '../../payer/formField.ts';
import { type Html, html } from '../../payer/html.ts';
import { type Rejected, text } from '../../payer/PayerDrawing.ts';
import { type ShopDrawing, shopAddress, shopWords } from './ShopDrawing.ts';

/** A field of the form. */
interface Field {
  readonly name: Exclude<keyof ShopOrder, 'checkout' | 'courier'>;
  readonly type: string;
  /** What the browser fills in. */
  readonly autocomplete: string;
  /** Its most characters. */
  readonly most: number;
}

const FIELDS: readonly Field[] = [
  { name: 'customer_name', type: 'text', autocomplete: 'name', most: 100 },
  { name: 'customer_email', type: 'email', autocomplete: 'email', most: 200 },
  { name: 'customer_phone', type: 'tel', autocomplete: 'tel', most: 30 },
  { name: 'full_address', type: 'text', autocomplete: 'street-address', most: 200 },
  { name: 'city', type: 'text', autocomplete: 'address-level2', most: 80 },
  { name: 'province', type: 'text', autocomplete: 'address-level1', most: 80 },
  { name: 'postal_code', type: 'text', autocomplete: 'postal-code', most: 5 },
];

/** What is wrong with a field. */
function errorOf(drawing: ShopDrawing, rejected: Rejected | undefined, name: string): string | undefined {
  return isWrong(rejected, name) ? shopWords(drawing, `error.${name}`) : undefined;
}

function textField(drawing: ShopDrawing, field: Field, rejected: Rejected | undefined): Html {
  const { name, type, autocomplete, most } = field;
  const id = `shop-${name}`;
  // The first field that was filled in wrongly has the focus: the page has no script.
  const focus = FIELDS.find((one) => isWrong(rejected, one.name)) === field ? html` autofocus` : undefined;
  const digits = name === 'postal_code' ? html` inputmode="numeric"` : undefined;
  const label = shopWords(drawing, `field.${name}`);
  return formField(
    { id, label, error: errorOf(drawing, rejected, name) },
    (described) =>
      html`<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${String(most)}" required value="${rejected?.entered[name] ?? ''}"${digits}${described}${focus}>`,
  );
}

function courierChoice(drawing: ShopDrawing, { couriers }: CartPage, rejected: Rejected | undefined): Html {
  const chosen = rejected?.entered.courier ?? couriers[0];
  const list = couriers.map((courier) => {
    const checked = courier === chosen ? html` checked` : undefined;
    return html`<label class="pay-method"><input type="radio" name="courier" value="${courier}" required${checked}>${text(drawing, `values.common.${courier}`)}</label>`;
  });
  const error = errorOf(drawing, rejected, 'courier');
  return html`<fieldset class="pay-choice"><legend>${shopWords(drawing, 'courier')}</legend><div class="pay-methods">${list}</div>${error === undefined ? undefined : fieldError('shop-courier', error)}</fieldset>`;
}

/** Why nothing can be ordered: products that are gone, or no courier. */
function blockedText(drawing: ShopDrawing, { cart, couriers }: CartPage): string | undefined {
  if (couriers.length === 0) return shopWords(drawing, 'no_courier');
  return cart.lines.some(({ problem }) => problem !== undefined) ? shopWords(drawing, 'check_cart') : undefined;
}

function rejectedText(drawing: ShopDrawing, { code, errors }: Rejected): string {
  if (code === 'API_VALIDATION_ERROR' && errors.some(({ field }) => field === 'product_id' || field === 'quantity'))
    return shopWords(drawing, 'check_cart');
  return findWords(drawing.brand, drawing.language, `shop.error.${code}`) ?? shopWords(drawing, 'error.unexpected');
}

/** The form in which a buyer says who they are and where the order goes. It needs no script. */
export function orderForm(drawing: ShopDrawing, page: CartPage, rejected: Rejected | undefined): Html {
  const { shop, cart, checkout } = page;
  const blocked = blockedText(drawing, page);
  const message = blocked ?? (rejected && rejectedText(drawing, rejected));
  const total = formatMoney(cart.total, shop.store.currency, drawing.language);
  const disabled = blocked === undefined ? undefined : html` disabled`;
  return html`<form class="pay-form" method="post" action="${shopAddress(drawing, '/cart')}">
<h2>${shopWords(drawing, 'delivery')}</h2>
${message === undefined ? undefined : html`<p class="pay-alert" role="alert">${message}</p>`}
<input type="hidden" name="checkout" value="${checkout}">
${FIELDS.map((field) => textField(drawing, field, rejected))}
${courierChoice(drawing, page, rejected)}
<div class="pay-bar"><button class="pay-button" type="submit"${disabled}>${shopWords(drawing, 'order', { total })}</button><p class="pay-hint">${shopWords(drawing, 'order_hint')}</p></div>
</form>`;
}
