import type { ResolvedKind } from '#compiler/resolve/settings/resolveCentre.ts';
import type { Country, Language, NotificationItem, NotificationTexts } from '#contract/generated/api.ts';
import { NOTIFICATION_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import { fillText, findWords } from '../../../core/language/fillWords.ts';
import { fieldTexts } from '../../operations/operation/recordMail.ts';
import type { NotificationRow } from './readNotifications.ts';

/** The brand and the country of the business whose notification it is. */
export interface NotificationReader {
  readonly brand: BrandConfig;
  readonly country: Country;
}

type Values = Readonly<Record<string, string | null>>;

/** Values that were kept, as the columns of the record have them. */
function rowOf({ fields }: RecordSchema, values: Values): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]) => {
    return [name, value !== null && fields[name]?.kind === 'money' ? BigInt(value) : value];
  });
  return Object.fromEntries(entries);
}

/** The words of the values that come from a list; a value without words as it is. */
function listedWords(
  { name: record, fields }: RecordSchema,
  values: Values,
  { brand, language }: Pick<NotificationReader, 'brand'> & { readonly language: Language },
): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    if (value === null || fields[field]?.kind !== 'enum') continue;
    const key = `values.${record.replaceAll('-', '_')}.${field}.${value}`;
    words[field] = findWords(brand, language, key) ?? findWords(brand, language, `values.common.${value}`) ?? value;
  }
  return words;
}

/** The values of a text in a language: those of a record as its fields are shown, others as they are. */
function valuesIn(
  language: Language,
  values: Values,
  record: RecordSchema | undefined,
  { brand, country }: NotificationReader,
): Record<string, string> {
  const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  if (record === undefined) return plain;
  const shown = fieldTexts(record, rowOf(record, values), { brand, language, country });
  return { ...plain, ...shown, ...listedWords(record, values, { brand, language }) };
}

/** The screen that a notification leads to. */
function targetOf({ to }: ResolvedKind, record: RecordSchema | undefined, recordId: string | null): string | undefined {
  if (to === undefined || record === undefined || recordId === null) return to;
  return to.replace(/\{\w+\}/, formatRecordId(record.idPrefix, recordId));
}

/** A notification as the API returns it, with its texts in every language; one that is missing is in English. */
export function composeNotification(
  row: NotificationRow,
  kind: ResolvedKind,
  reader: NotificationReader,
): NotificationItem {
  const { brand } = reader;
  const record = kind.record === undefined ? undefined : brand.config.records.get(kind.record);
  const filled = (key: string, language: Language): string => {
    const words = findWords(brand, language, key) ?? findWords(brand, 'en', key) ?? '';
    return fillText(words, valuesIn(language, row.values, record, reader));
  };
  const texts = (key: string): NotificationTexts => ({ en: filled(key, 'en'), id: filled(key, 'id') });
  const target = targetOf(kind, record, row.record_id);
  return {
    id: formatRecordId(NOTIFICATION_ID_PREFIX, row.id),
    type: row.kind,
    created: row.created.toISOString(),
    title: texts(kind.label),
    message: texts(kind.text),
    is_read: row.is_read,
    ...(kind.media && { media_type: kind.media.type, media_url: kind.media.url }),
    ...(target !== undefined && { target_url: target }),
  };
}
