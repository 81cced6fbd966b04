import { card_change_requests, card_features } from '#server/database/schema/index.ts';
import { changeOf, sample } from '../sample.ts';
import { takesCards } from './card.ts';

/** Card features: the name, whether it is on, and the status of the last change request. */
const FEATURES = [
  ['CAN_SKIP_CVN', false, 'REJECTED'],
  ['SHOULD_AUTHENTICATE', true, undefined],
  ['CAN_USE_DYNAMIC_3DS', true, 'APPROVED'],
  ['INSTALLMENT_ENABLED', false, 'PENDING'],
] as const;

/** The decision of a request, in Indonesian and in English. */
const ANSWERS: Readonly<Record<'APPROVED' | 'REJECTED' | 'PENDING', readonly [string, string] | null>> = {
  APPROVED: ['Aktif mulai hari ini.', 'On from today.'],
  REJECTED: ['Tingkat chargeback bulan lalu di atas batas.', 'Chargebacks were above the limit last month.'],
  PENDING: null,
};

export const CARD_FEATURES = changeOf(card_features, 'feature', (demo) =>
  takesCards(demo)
    ? demo.times(FEATURES.length, ({ id, created }, index) => {
        const [feature, enabled, request] = FEATURES[index] ?? FEATURES[0];
        return { id, created, updated: created, feature, enabled, requested: request === 'PENDING' };
      })
    : [],
);

export const CARD_CHANGE_REQUESTS = sample(card_change_requests, (demo) =>
  demo.rowsOf(card_features).flatMap(({ id, feature, enabled, created }) => {
    const status = FEATURES.find(([name]) => name === feature)?.[2];
    if (status === undefined) return [];
    const requested = demo.after(created, 48);
    const answer = ANSWERS[status];
    const decided = status === 'PENDING' ? null : demo.after(requested, 72);
    return {
      ...demo.key(requested),
      updated: decided ?? requested,
      feature_id: id,
      status,
      feature,
      // A granted change is on; a rejected or pending one has changed nothing.
      wanted: (status === 'APPROVED') === enabled ? 'ENABLED' : 'DISABLED',
      reason: demo.say(
        'Pelanggan tetap kami meminta pembayaran yang lebih cepat.',
        'Our regular customers ask for a faster way to pay.',
      ),
      answer: answer && demo.say(...answer),
      created_by: demo.member('can_administer'),
      decided,
    };
  }),
);
