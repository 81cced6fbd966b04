import { channelName } from '#contract/columns/channelName.ts';
import type { PayerOrder, PayerView } from '#contract/generated/api.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { type Html, html } from './html.ts';
import { type PayerDrawing, text, words } from './PayerDrawing.ts';
import { row } from './payerParts.ts';

/** How far an order is, in the order of its steps. */
const STEPS: readonly PayerOrder['status'][] = ['PAID', 'PACKED', 'SHIPPED', 'COMPLETED'];

/** Whether an order is further than paid. */
export function isOnItsWay(order: PayerOrder | null): order is PayerOrder {
  return order !== null && STEPS.indexOf(order.status) > 0;
}

/** What was ordered, with what its shipping costs. */
export function orderItems(drawing: PayerDrawing, { currency }: PayerView, order: PayerOrder): Html {
  const money = (amount: string) => formatMoney(amount, currency, drawing.language);
  const lines = order.items.map(({ name, variant, quantity, amount }) =>
    row(`${quantity} × ${variant === null ? name : `${name}, ${variant}`}`, money(amount)),
  );
  const shipping = words(drawing, 'order.shipping', { courier: courierName(drawing, order) });
  return html`<dl class="pay-items">${lines}${row(shipping, money(order.shipping_fee))}</dl>`;
}

function courierName(drawing: PayerDrawing, { courier }: PayerOrder): string {
  return channelName(courier) ?? text(drawing, `values.common.${courier}`);
}

/** The steps of an order that is paid, as far as it is, and the number by which the courier knows it. Rule store.order-followed. */
export function orderProgress(drawing: PayerDrawing, order: PayerOrder): Html {
  const reached = STEPS.indexOf(order.status);
  const steps = STEPS.map((step, index) => {
    const current = index === reached ? html` aria-current="step"` : undefined;
    const done = index <= reached ? html` class="pay-done"` : undefined;
    return html`<li${done}${current}>${words(drawing, `order.step.${step}`)}</li>`;
  });
  const { tracking_number: number } = order;
  const tracking =
    number === null
      ? undefined
      : html`<dl>${row(words(drawing, 'order.tracking', { courier: courierName(drawing, order) }), number)}</dl>`;
  return html`<ol class="pay-progress">${steps}</ol>${tracking}`;
}

/** Where the buyer goes on: the store. */
export function boughtLine(drawing: PayerDrawing, { shop }: PayerOrder): Html {
  return html`<a class="pay-button" href="${shop}?language=${drawing.language}">${words(drawing, 'order.to_shop')}</a>`;
}
