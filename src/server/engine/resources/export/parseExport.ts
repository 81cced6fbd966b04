import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { FieldError, Language } from '#contract/generated/api.ts';
import type { Column } from '#contract/generated/config.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';

/** Query parameters of an export, beside those of its list. */
export const EXPORT_PARAMETERS = ['format', 'columns', 'language'] as const;

/** The raw query of an export, without that of its list; every value is text. */
export type RawExportQuery = Readonly<Partial<Record<(typeof EXPORT_PARAMETERS)[number], unknown>>>;

/** A validated export request. */
export interface ExportRequest {
  readonly columns: readonly Column[];
  readonly language: Language;
}

const LANGUAGES: readonly string[] = ['en', 'id'] satisfies Language[];

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGES.includes(value);
}

function parseColumns(raw: unknown, { exportColumns }: ResourceAccess, errors: FieldError[]): readonly Column[] {
  if (raw === undefined || raw === '') return exportColumns;
  const wanted = typeof raw === 'string' ? [...new Set(raw.split(','))] : [];
  const columns = wanted.flatMap((field) => exportColumns.filter((column) => column.field === field));
  if (columns.length === wanted.length && columns.length > 0) return columns;
  const allowed = exportColumns.map((column) => column.field);
  errors.push({ field: 'columns', message: 'must be a comma-separated list of fields of this export', allowed });
  return columns;
}

/** Validates an export request. Throws API_VALIDATION_ERROR with all invalid parameters. */
export function parseExport(raw: RawExportQuery, access: ResourceAccess, language: Language): ExportRequest {
  const errors: FieldError[] = [];
  const columns = parseColumns(raw.columns, access, errors);
  if (raw.format !== undefined && raw.format !== 'csv') {
    errors.push({ field: 'format', message: 'is not a supported format', allowed: ['csv'] });
  }
  if (raw.language !== undefined && !isLanguage(raw.language)) {
    errors.push({ field: 'language', message: 'is not a supported language', allowed: [...LANGUAGES] });
  }
  if (errors.length > 0) throw new ApiError('API_VALIDATION_ERROR', 'The export request is invalid.', errors);
  return { columns, language: isLanguage(raw.language) ? raw.language : language };
}
