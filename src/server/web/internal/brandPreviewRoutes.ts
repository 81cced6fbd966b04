import type { FastifyInstance } from 'fastify';
import { explainTheme } from '#compiler/theme/explainTheme.ts';
import type { BrandPreview, BrandPreviewList, MailPreview } from '#contract/generated/api.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import type { Services } from '../../core/services.ts';
import { publicMessages } from '../site/composeBoot.ts';

const LANGUAGES = ['en', 'id'] as const;

/** Locale key of a mail's subject; its text is `mails.<mail>_text`. */
const SUBJECT = /^mails\.(\w+)_subject$/;

/** Sample values of all parameters of mails; a test detects missing ones. */
const SAMPLE_VALUES = {
  name: 'Sari Wulandari',
  to_name: 'Dian Safitri',
  email: 'sari@kopi.example',
  code: '402815',
  minutes: 5,
  hours: 24,
  days: 7,
  inviter: 'Dian Safitri',
  platform: 'Mitra Niaga',
  browser: 'Firefox, Windows',
  ip: '203.0.113.7',
  business: 'Kopi Nusantara',
  title: 'Biji Kopi Gayo 1 kg',
  description: 'Biji Kopi Gayo 1 kg',
  note: 'Terima kasih',
  kind: 'Bukti potong',
  subject: '33.07/BP-204815',
  question: 'Mohon kirim dokumen yang lebih jelas.',
  test_link: 'https://uat.partner.example/merchants/kopi-nusantara',
  amount: 'Rp250.000',
  vat_amount: 'Rp24.775',
  external_id: 'KN-INV-0140',
  number: 'KN-0140',
  order_id: 'ORD-00140',
  tracking_number: 'JNE0012345678',
  reference: 'plan-0012-3',
  bank: 'BCA',
  account_name: 'PT KOPI NUSANTARA',
  account_ending: '•••• 7890',
  next_try: '29 Nov 2026',
  due: '28 Nov 2026, 14:30',
  due_date: '28 Nov 2026',
  end_date: '28 Nov 2026',
  payment: 'KN-INV-0140',
  expires: '5 Des 2026',
  purchase_date: '21 Nov 2026',
  link: 'https://beranda.example/reporting',
  profile: 'https://beranda.example/settings/profile',
  key: 'Website',
  hint: 'x7Qp',
  day: '28 Nov 2026',
  file: 'transactions-2026-11-01-2026-11-21.csv',
  rows: 1_240,
  count: 2,
  message: 'Disbursement KN-D-0140 · Rp250.000',
  lines: '• Disbursement KN-D-0140 · Rp250.000\n• Disbursement KN-D-0141 · Rp250.000',
  from: '1 Nov 2026',
  to: '21 Nov 2026',
};

/** Locale key of the sample sentence of the security change mail. */
const SAMPLE_CHANGE = 'mails.security_change.MFA_ENABLED';

/** Locale key of the sample reason of the mail about a rejected bank account. */
const SAMPLE_REASON = 'values.bank_account.rejected_reason.NAME_MISMATCH';

/** Locale key of the sample status of the mail about the status of a business. */
const SAMPLE_STATUS = 'values.activation.business_status.SUSPENDED';

/** All mails of a brand. */
function mailsOf(brand: BrandConfig): MailPreview[] {
  const values = { ...SAMPLE_VALUES, brand: brand.brand.name, support_email: brand.brand.support_email };
  const names = Object.keys(brand.config.messages.en ?? {}).flatMap((key) => SUBJECT.exec(key)?.[1] ?? []);
  return names.flatMap((name) =>
    LANGUAGES.map((language) => {
      const wordOf = (key: string) => fillWords(brand, language, key, {});
      const said = {
        mode: wordOf('shell.environment.live'),
        change: wordOf(SAMPLE_CHANGE),
        reason: wordOf(SAMPLE_REASON),
        status: wordOf(SAMPLE_STATUS),
      };
      const own = { ...values, ...said };
      return {
        language,
        subject: fillWords(brand, language, `mails.${name}_subject`, own),
        text: fillWords(brand, language, `mails.${name}_text`, own),
      };
    }),
  );
}

/** GET /api/brands and GET /api/brands/<brand>/preview: previews of brands, for internal staff. */
export function brandPreviewRoutes(app: FastifyInstance, { config }: Services): void {
  app.get('/api/brands', async (): Promise<BrandPreviewList> => {
    const names = [...config.current().config.brands.keys()];
    return { brands: names.map((id) => ({ id, name: config.brand(id).brand.name })) };
  });

  app.get<{ Params: { brand: string } }>('/api/brands/:brand/preview', async (request): Promise<BrandPreview> => {
    const pack = config.current().config.brands.get(request.params.brand);
    if (pack === undefined) throw notFound();
    const branded = config.brand(request.params.brand);
    return {
      brand: branded.brand,
      colours: explainTheme(pack.source.value.theme),
      words: publicMessages(branded.config),
      mails: mailsOf(branded),
    };
  });
}
