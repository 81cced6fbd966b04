import type { ShopOrder } from '#contract/generated/api.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { findWords } from '../../../core/language/fillWords.ts';
import type { CartPage } from '../../../domains/store/shop/readShop.ts';
import { type Html, html } from '../../payer/html.ts';
import { type Rejected, text } from '../../payer/PayerDrawing.ts';
import { type ShopDrawing, shopAddress, shopWords } from './ShopDrawing.ts';

type Field = Exclude<keyof ShopOrder, 'checkout' | 'courier'>;

/** How each field is filled in: its type, what the browser fills in, and its most characters. */
const FIELDS: Readonly<Record<Field, { readonly type: string; readonly autocomplete: string; readonly most: number }>> =
  {
    customer_name: { type: 'text', autocomplete: 'name', most: 100 },
    customer_email: { type: 'email', autocomplete: 'email', most: 200 },
    customer_phone: { type: 'tel', autocomplete: 'tel', most: 30 },
    full_address: { type: 'text', autocomplete: 'street-address', most: 200 },
    city: { type: 'text', autocomplete: 'address-level2', most: 80 },
    province: { type: 'text', autocomplete: 'address-level1', most: 80 },
    postal_code: { type: 'text', autocomplete: 'postal-code', most: 5 },
  };

const NAMES = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'full_address',
  'city',
  'province',
  'postal_code',
] as const;

function isWrong(rejected: Rejected | undefined, field: string): boolean {
  return rejected?.errors.some((error) => error.field === field) === true;
}

function errorText(drawing: ShopDrawing, rejected: Rejected | undefined, field: string): Html | undefined {
  if (!isWrong(rejected, field)) return undefined;
  return html`<p class="pay-error" id="shop-${field}-error">${shopWords(drawing, `error.${field}`)}</p>`;
}

/** The first field that was filled in wrongly has the focus: the page has no script. */
function isFirstWrong(rejected: Rejected | undefined, field: Field): boolean {
  return NAMES.find((name) => isWrong(rejected, name)) === field;
}

function textField(drawing: ShopDrawing, name: Field, rejected: Rejected | undefined): Html {
  const { type, autocomplete, most } = FIELDS[name];
  const described = isWrong(rejected, name)
    ? html` aria-invalid="true" aria-describedby="shop-${name}-error"`
    : undefined;
  const focus = isFirstWrong(rejected, name) ? html` autofocus` : undefined;
  const digits = name === 'postal_code' ? html` inputmode="numeric"` : undefined;
  return html`<div class="pay-field"><label for="shop-${name}">${shopWords(drawing, `field.${name}`)}</label><div class="pay-input"><input id="shop-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${String(most)}" required value="${rejected?.entered[name] ?? ''}"${digits}${described}${focus}></div>${errorText(drawing, rejected, name)}</div>`;
}

function courierChoice(drawing: ShopDrawing, { couriers }: CartPage, rejected: Rejected | undefined): Html {
  const chosen = rejected?.entered.courier ?? couriers[0];
  const list = couriers.map((courier) => {
    const checked = courier === chosen ? html` checked` : undefined;
    return html`<label class="pay-method"><input type="radio" name="courier" value="${courier}" required${checked}>${text(drawing, `values.common.${courier}`)}</label>`;
  });
  return html`<fieldset class="pay-choice"><legend>${shopWords(drawing, 'courier')}</legend><div class="pay-methods">${list}</div>${errorText(drawing, rejected, 'courier')}</fieldset>`;
}

/** Why nothing can be ordered: products that are gone, or no courier. */
function blockedText(drawing: ShopDrawing, { cart, couriers }: CartPage): string | undefined {
  if (couriers.length === 0) return shopWords(drawing, 'no_courier');
  return cart.lines.some(({ problem }) => problem !== undefined) ? shopWords(drawing, 'check_cart') : undefined;
}

function rejectedText(drawing: ShopDrawing, { brand, language }: ShopDrawing, { code, errors }: Rejected): string {
  if (code === 'API_VALIDATION_ERROR' && errors.some(({ field }) => field === 'product_id' || field === 'quantity'))
    return shopWords(drawing, 'check_cart');
  return findWords(brand, language, `shop.error.${code}`) ?? shopWords(drawing, 'error.unexpected');
}

/** The form in which a buyer says who they are and where the order goes. It needs no script. */
export function orderForm(drawing: ShopDrawing, page: CartPage, rejected: Rejected | undefined): Html {
  const { shop, cart, checkout } = page;
  const blocked = blockedText(drawing, page);
  const message = blocked ?? (rejected && rejectedText(drawing, drawing, rejected));
  const total = formatMoney(cart.total, shop.store.currency, drawing.language);
  const disabled = blocked === undefined ? undefined : html` disabled`;
  return html`<form class="pay-form" method="post" action="${shopAddress(drawing, '/cart')}">
<h2>${shopWords(drawing, 'delivery')}</h2>
${message === undefined ? undefined : html`<p class="pay-alert" role="alert">${message}</p>`}
<input type="hidden" name="checkout" value="${checkout}">
${NAMES.map((name) => textField(drawing, name, rejected))}
${courierChoice(drawing, page, rejected)}
<div class="pay-bar"><button class="pay-button" type="submit"${disabled}>${shopWords(drawing, 'order', { total })}</button><p class="pay-hint">${shopWords(drawing, 'order_hint')}</p></div>
</form>`;
}
