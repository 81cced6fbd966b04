import { formatDateTime } from '#contract/dates/formatDates.ts';
import type { OptionalMail } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { languageOf } from '../../access/sessions/people/languageOf.ts';
import { consoleLink } from '../../core/config/consoleLink.ts';
import type { ServerEnv } from '../../core/env.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import type { credit_card_chargebacks } from '../../database/schema/index.ts';
import type { MailReader } from '../../engine/notifications/mailReaders.ts';
import { CHARGEBACK_PREFIX } from './openChargeback.ts';

/** Mails about an open chargeback, one for each reader, in their language. Rule refunds.chargeback-news. */
export function chargebackMails(
  { scope, name, country, timeZone, brand }: BackgroundBusiness,
  env: ServerEnv,
  mail: OptionalMail,
  chargeback: typeof credit_card_chargebacks.$inferSelect,
  readers: readonly MailReader[],
): Mail[] {
  const { id, external_id, reason, amount, currency, due } = chargeback;
  const mode = scope.environment === 'PRODUCTION' ? 'live' : 'test';
  const linkTo = (path: string) => consoleLink(brand, env, scope, path);
  return readers.map(({ to, to_name, chosen }) => {
    const language = languageOf(chosen, undefined, country);
    const values = {
      brand: brand.brand.name,
      business: name,
      to_name,
      payment: external_id,
      reason: fillWords(brand, language, `values.credit_card_chargeback.reason.${reason}`, {}),
      amount: formatMoney(toDecimal(amount, currency), currency, language),
      due: formatDateTime(due, timeZone, language, country),
      mode: fillWords(brand, language, `shell.environment.${mode}`, {}),
      link: linkTo(`/credit_cards/chargebacks/${formatRecordId(CHARGEBACK_PREFIX, id)}`),
      profile: linkTo('/settings/profile'),
    };
    return { ...composeMail({ brand, language, mail, values }), to };
  });
}
