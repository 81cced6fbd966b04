import { useTranslate } from 'react-admin';
import type { ActionPreview, ResolvedAction } from '#contract/generated/api.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { useFormats } from '../../console/useFormats.ts';

/** The heading and the text of an action's confirmation. */
interface Question {
  readonly title: string;
  readonly text: string;
}

/** Returns the sum of two decimals of a currency. */
function sum(one: string, two: string, currency: string): string {
  return isCurrency(currency) ? toDecimal(parseDecimal(one, currency) + parseDecimal(two, currency), currency) : one;
}

/**
 * Returns the confirmation text of an action. The text of one that moves money is its heading, with the figures of its
 * preview: %{amount}, %{fees} (including their tax) and %{count}. Until they have loaded, the heading is the action's
 * name.
 */
export function useConfirmText({ label, confirm, preview: hasPreview }: ResolvedAction, count: number) {
  const translate = useTranslate();
  const formats = useFormats();
  return (preview: ActionPreview | undefined): Question => {
    const title = translate(label);
    if (confirm === undefined) return { title, text: '' };
    if (hasPreview !== true) return { title, text: translate(confirm, { count: formats.number(count) }) };
    if (preview === undefined) return { title, text: '' };
    const { currency, figures } = preview;
    const value = (id: string) => figures.find((figure) => figure.id === id)?.value;
    const question = translate(confirm, {
      amount: formats.money(value('amount') ?? '0', currency),
      fees: formats.money(sum(value('fee') ?? '0', value('tax') ?? '0', currency), currency),
      count: formats.number(Number(value('count') ?? count)),
    });
    return { title: question, text: '' };
  };
}
