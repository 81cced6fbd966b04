/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * The version of the config language that this file is written in.
 */
export type ConfigVersion = 1;
/**
 * Lower-case letters, digits and hyphens; unique among its siblings.
 */
export type DeclaredId = string;
/**
 */
export type HexColour = string;
export type LocaleKey = string;
/**
 * A permission flag of a person in a business (shell.md, section 6).
 */
export type Permission =
  | 'can_view'
  | 'can_edit'
  | 'can_approve'
  | 'operation'
  | 'can_administer'
  | 'can_manage_tech_settings'
  | 'can_withdraw';
/**
 * Country of operation; SG is the regional remittance variant (shell.md, section 9).
 */
export type Country = 'ID' | 'PH' | 'SG';
export type BrandName = string;
/**
 * The legal entity behind a business.
 */
export type Entity = 'main' | 'second' | 'remittance';
/**
 * Test mode is DEVELOPMENT, live mode is PRODUCTION.
 */
export type Environment = 'DEVELOPMENT' | 'PRODUCTION';
export type FlagName = string;
/**
 * What kind of account the business is on the platform. One business can be several.
 */
export type Account = 'regular' | 'master' | 'sub_account' | 'owned' | 'managed';
/**
 * Go-live status of the business (shell.md, section 4).
 */
export type GoLiveStatus =
  | 'REGISTERED'
  | 'AWAITING_DOCS'
  | 'FORM_CONFIRMED'
  | 'PENDING_VERIFICATION'
  | 'INVITED'
  | 'TIER_1'
  | 'LIVE'
  | 'LIVE_TESTMODE'
  | 'SUSPENDED';
/**
 * A page excluded for the business (shell.md, section 3).
 */
export type ExcludedPage = 'transactions' | 'escrow' | 'retail_outlet' | 'disbursement' | 'remittance';
/**
 * A field of the record schema, in snake case.
 */
export type FieldName = string;
/**
 * A column of a list or a field of a detail screen.
 */
export type Column =
  | TextColumn
  | NumberColumn
  | MoneyColumn
  | DateColumn
  | DatetimeColumn
  | StatusColumn
  | EnumColumn
  | BooleanColumn
  | CountryColumn
  | EmailColumn
  | PhoneColumn
  | RelationColumn
  | JsonColumn;
/**
 * How a value is meant; shown by word and colour together.
 */
export type Tone = 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
export type ResourceName = string;
/**
 * A route, with an optional #anchor.
 */
export type RouteTarget = string;
/**
 * An icon of the sidebar.
 */
export type IconName =
  | 'home'
  | 'transactions'
  | 'balance'
  | 'cash'
  | 'customers'
  | 'accept-payments'
  | 'developers'
  | 'activity'
  | 'settings';
/**
 * A route in the browser, such as /virtual_accounts/payments.
 */
export type RoutePath = string;
/**
 * A part of a page.
 */
export type Block = BalanceBlock | MetricBlock | ChartBlock | ListBlock;
/**
 * A span of whole days in the person's time zone.
 */
export type Period = 'today' | 'last-7-days' | 'last-30-days';
export type RecordName = string;
/**
 * A filter of a list.
 */
export type Filter = SearchFilter | SelectFilter | DateRangeFilter | AmountRangeFilter;
/**
 * A route with one parameter, such as /customers/{id}.
 */
export type DetailPath = string;
/**
 * A tab of a detail screen.
 */
export type Tab = FieldsTab | RelatedTab;
/**
 * A server operation that an action may run; each stands in src/server/operations.
 */
export type OperationName = 'payments.simulate';
/**
 * A language that the console speaks.
 */
export type Language = 'en' | 'id';

export interface Bundle {
  'brand.schema.json'?: BrandFile;
  'flags.schema.json'?: FlagsFile;
  'limits.schema.json'?: LimitsFile;
  'navigation.schema.json'?: NavigationFile;
  'notices.schema.json'?: NoticesFile;
  'page.schema.json'?: PageFile;
  'permissions.schema.json'?: PermissionsFile;
  'redirects.schema.json'?: RedirectsFile;
  'resource.schema.json'?: ResourceFile;
  'shared/action.schema.json'?: ActionVocabulary;
  'shared/column.schema.json'?: ColumnVocabulary;
  'shared/common.schema.json'?: CommonVocabulary;
  'shared/detail.schema.json'?: DetailVocabulary;
  'shared/filter.schema.json'?: FilterVocabulary;
  'shared/guard.schema.json'?: GuardVocabulary;
  'shared/list.schema.json'?: ListVocabulary;
  'shared/operation.schema.json'?: OperationVocabulary;
}
/**
 * A brand pack: data only. It may hide, relabel, retheme, reorder, narrow a guard and add a column of a field that the resource already shows; it may not widen. brands/<brand>/brand.yaml.
 */
export interface BrandFile {
  version: ConfigVersion;
  /**
   * Equals the folder's name.
   */
  brand: DeclaredId;
  /**
   * The name people see.
   */
  name: string;
  /**
   * A white-label brand has no registration and shows who powers it.
   */
  kind: 'own' | 'white-label';
  /**
   * An image file of the pack that says who powers it.
   */
  powered_by?: string;
  /**
   * Hosts that show this brand's sign-in page.
   */
  domains: string[];
  support_email: string;
  /**
   * An SVG of the pack, drawn on a light ground.
   */
  logo: string;
  /**
   * The same, drawn on a dark ground.
   */
  logo_dark?: string;
  theme: BrandTheme;
  /**
   * Patches by resource.
   */
  resources?: {
    [k: string]: ResourcePatch;
  };
  /**
   * Patches by item id.
   */
  navigation?: {
    [k: string]: ItemPatch;
  };
}
/**
 * Tokens; every pair of colours is moved to meet WCAG AA in light and dark.
 */
export interface BrandTheme {
  accent: HexColour;
  positive?: HexColour;
  caution?: HexColour;
  critical?: HexColour;
  info?: HexColour;
  /**
   * The grey that grounds and borders are tinted with.
   */
  neutral?: HexColour;
  /**
   * Corner radius in pixels.
   */
  radius?: number;
}
/**
 * What a pack may do to a resource.
 */
export interface ResourcePatch {
  hide?: true;
  label?: LocaleKey;
  guard?: Guard;
  columns?: {
    [k: string]: ColumnPatch;
  };
  /**
   * By field, or `search`.
   */
  filters?: {
    [k: string]: ItemPatch;
  };
  tabs?: {
    [k: string]: ItemPatch;
  };
  actions?: {
    [k: string]: ItemPatch;
  };
  /**
   * @minItems 1
   */
  add_columns?: AddedColumn[];
}
/**
 * Who may have this. Keys AND, values OR; an unknown fact keeps it closed, under `not` too.
 */
export interface Guard {
  /**
   * Everybody who is signed in. Says so out loud; cannot stand beside another key.
   */
  anyone?: true;
  /**
   * The person has at least one of these permissions.
   *
   * @minItems 1
   */
  permission?: Permission[];
  /**
   * The business operates in one of these countries.
   *
   * @minItems 1
   */
  country?: Country[];
  /**
   * The business belongs to one of these brands.
   *
   * @minItems 1
   */
  brand?: BrandName[];
  /**
   * The business belongs to one of these legal entities.
   *
   * @minItems 1
   */
  entity?: Entity[];
  /**
   * The person works in one of these environments.
   *
   * @minItems 1
   */
  environment?: Environment[];
  /**
   * At least one of these feature flags is on for the business.
   *
   * @minItems 1
   */
  flag?: FlagName[];
  /**
   * The business is at least one of these kinds of account.
   *
   * @minItems 1
   */
  account?: Account[];
  /**
   * The business has one of these go-live statuses.
   *
   * @minItems 1
   */
  status?: GoLiveStatus[];
  /**
   * At least one of these pages is excluded for the business; usually found under `not`.
   *
   * @minItems 1
   */
  excluded_page?: ExcludedPage[];
  /**
   * true: only our own staff. false: only people who are not.
   */
  internal?: boolean;
  not?: Guard;
  /**
   * At least one of these guards is open.
   *
   * @minItems 2
   */
  any?: Guard[];
  /**
   * Every one of these guards is open; for two demands on the same fact.
   *
   * @minItems 2
   */
  all?: Guard[];
}
/**
 * What a pack may do to a column.
 */
export interface ColumnPatch {
  hide?: true;
  label?: LocaleKey;
  guard?: Guard;
  /**
   * Stand after this column.
   */
  after?: FieldName;
}
/**
 * What a pack may do to a thing with an id.
 */
export interface ItemPatch {
  hide?: true;
  label?: LocaleKey;
  guard?: Guard;
}
/**
 * A column that the pack adds.
 */
export interface AddedColumn {
  column: Column;
  after?: FieldName;
}
/**
 * Plain text.
 */
export interface TextColumn {
  /**
   * Plain text.
   */
  type: 'text';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
  /**
   * Set in fixed-width digits, for references. Default false.
   */
  mono?: boolean;
}
/**
 * A whole or decimal number, grouped for the person's language.
 */
export interface NumberColumn {
  /**
   * A whole or decimal number, grouped for the person's language.
   */
  type: 'number';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * An amount: a decimal string with the currency of the record field that the record schema names.
 */
export interface MoneyColumn {
  /**
   * An amount: a decimal string with the currency of the record field that the record schema names.
   */
  type: 'money';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * Show a plus before what came in. Default false.
   */
  sign?: boolean;
}
/**
 * A day in the person's time zone.
 */
export interface DateColumn {
  /**
   * A day in the person's time zone.
   */
  type: 'date';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * A moment in the person's time zone.
 */
export interface DatetimeColumn {
  /**
   * A moment in the person's time zone.
   */
  type: 'datetime';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * A status from the record schema's enum: label and tone.
 */
export interface StatusColumn {
  /**
   * A status from the record schema's enum: label and tone.
   */
  type: 'status';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * Status to tone; a status left out is neutral.
   */
  tones?: {
    [k: string]: Tone;
  };
}
/**
 * A value from the record schema's enum, shown by its label.
 */
export interface EnumColumn {
  /**
   * A value from the record schema's enum, shown by its label.
   */
  type: 'enum';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * Yes or no.
 */
export interface BooleanColumn {
  /**
   * Yes or no.
   */
  type: 'boolean';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * A country code, shown by its name.
 */
export interface CountryColumn {
  /**
   * A country code, shown by its name.
   */
  type: 'country';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * An e-mail address.
 */
export interface EmailColumn {
  /**
   * An e-mail address.
   */
  type: 'email';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
}
/**
 * A phone number in international form.
 */
export interface PhoneColumn {
  /**
   * A phone number in international form.
   */
  type: 'phone';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
}
/**
 * The name of a record of another resource, linked where the person may open it.
 */
export interface RelationColumn {
  /**
   * The name of a record of another resource, linked where the person may open it.
   */
  type: 'relation';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  resource: ResourceName;
  /**
   * The field of this record that holds the other's name. Default: the id itself.
   */
  text?: FieldName;
}
/**
 * A small structured value, shown as indented text; detail screens only.
 */
export interface JsonColumn {
  /**
   * A small structured value, shown as indented text; detail screens only.
   */
  type: 'json';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
}
/**
 * Feature flags, switched per business. config/flags.yaml.
 */
export interface FlagsFile {
  version: ConfigVersion;
  flags: FlagDeclaration[];
}
/**
 * One flag.
 */
export interface FlagDeclaration {
  id: DeclaredId;
  description: string;
  default: boolean;
}
/**
 * Numbers of the product (shell.md, section 9). config/limits.yaml.
 */
export interface LimitsFile {
  version: ConfigVersion;
  list: ListLimits;
  session: SessionLimits;
  sign_in: SignInLimits;
}
/**
 * Lists.
 */
export interface ListLimits {
  /**
   * Rows a page, the first is the default.
   *
   * @minItems 1
   */
  page_sizes: number[];
  /**
   * Counts are exact up to this many records, then shown as this many and a plus.
   */
  count_cap: number;
  /**
   * Characters before a search begins.
   */
  search_minimum: number;
}
/**
 * Sessions, in seconds.
 */
export interface SessionLimits {
  /**
   * Lifetime of an access token.
   */
  access_token_seconds: number;
  /**
   * Lifetime of a refresh token.
   */
  refresh_token_seconds: number;
  /**
   * How long before its end an access token is renewed.
   */
  refresh_early_seconds: number;
}
/**
 * Guessing.
 */
export interface SignInLimits {
  /**
   * Sign-ins a minute from one address.
   */
  tries_per_minute: number;
}
/**
 * The sidebar: one, two or three levels. An item whose target is closed for a person is not shown; neither is one left without children. config/navigation.yaml.
 */
export interface NavigationFile {
  version: ConfigVersion;
  /**
   * @minItems 1
   */
  home: HomeRule[];
  /**
   * @minItems 1
   */
  sections: NavigationSection[];
}
/**
 * Where / leads: the first rule that is open and whose target is open.
 */
export interface HomeRule {
  to: RouteTarget;
  guard: Guard;
}
/**
 * A group of items under one heading.
 */
export interface NavigationSection {
  id: DeclaredId;
  label?: LocaleKey;
  guard?: Guard;
  /**
   * @minItems 1
   */
  items: NavigationItem[];
}
/**
 * A link, or a heading with children.
 */
export interface NavigationItem {
  id: DeclaredId;
  label: LocaleKey;
  icon?: IconName;
  to?: RouteTarget;
  guard?: Guard;
  tag?: 'beta' | 'new';
  /**
   * The next level; the third is the last.
   *
   * @minItems 1
   */
  items?: NavigationItem[];
}
/**
 * Bars above every screen that say what state the account is in. config/notices.yaml.
 */
export interface NoticesFile {
  version: ConfigVersion;
  notices: NoticeDeclaration[];
}
/**
 * One bar.
 */
export interface NoticeDeclaration {
  id: DeclaredId;
  tone: Tone;
  text: LocaleKey;
  guard: Guard;
}
/**
 * A screen made of blocks. config/pages/<name>.yaml.
 */
export interface PageFile {
  version: ConfigVersion;
  page: DeclaredId;
  path: RoutePath;
  label: LocaleKey;
  guard: Guard;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * What the business has, from the ledger.
 */
export interface BalanceBlock {
  type: 'balance';
  id: DeclaredId;
  label: LocaleKey;
  guard: Guard;
  to?: RouteTarget;
}
/**
 * One figure over a period and the one before it.
 */
export interface MetricBlock {
  type: 'metric';
  id: DeclaredId;
  label: LocaleKey;
  guard: Guard;
  resource: ResourceName;
  /**
   * The money field that is summed.
   */
  sum: FieldName;
  where?: RecordCondition;
  period: Period;
  to?: RouteTarget;
}
/**
 * Which records: every key must hold one of its values.
 */
export interface RecordCondition {
  /**
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 * A figure for each day of a period.
 */
export interface ChartBlock {
  type: 'chart';
  id: DeclaredId;
  label: LocaleKey;
  guard: Guard;
  resource: ResourceName;
  /**
   * The money field that is summed by day.
   */
  sum: FieldName;
  where?: RecordCondition;
  period: Period;
}
/**
 * The newest records of a resource, with columns of its list.
 */
export interface ListBlock {
  type: 'list';
  id: DeclaredId;
  label: LocaleKey;
  guard: Guard;
  resource: ResourceName;
  /**
   * Fields of the resource's list columns.
   *
   * @minItems 1
   */
  columns: FieldName[];
  limit: number;
}
/**
 * The permission flags and what each is called. config/permissions.yaml.
 */
export interface PermissionsFile {
  version: ConfigVersion;
  /**
   * @minItems 1
   */
  permissions: PermissionDeclaration[];
}
/**
 * One flag.
 */
export interface PermissionDeclaration {
  id: Permission;
  label: LocaleKey;
}
/**
 * Old routes that lead to new ones (shell.md, section 2). config/redirects.yaml.
 */
export interface RedirectsFile {
  version: ConfigVersion;
  redirects: Redirect[];
}
/**
 * One old route.
 */
export interface Redirect {
  from: string;
  to: RouteTarget;
}
/**
 * One kind of record on screen: its list, its detail and its actions. config/resources/<name>.yaml.
 */
export interface ResourceFile {
  version: ConfigVersion;
  /**
   * Name of the resource and of its list screen; equals the file's name. The API answers at /api/<name>.
   */
  resource: DeclaredId;
  /**
   * The record schema in schemas/records that this resource shows.
   */
  record: RecordName;
  /**
   * Route of the list screen.
   */
  path: RoutePath;
  label: LocaleKey;
  guard: Guard;
  /**
   * Only these records belong to the resource.
   */
  where?: RecordCondition;
  list: ListDeclaration;
  detail?: DetailDeclaration;
  /**
   * What a person may do to a record.
   */
  actions?: ActionDeclaration[];
}
/**
 * The list screen.
 */
export interface ListDeclaration {
  sort: Sort;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  columns: Column[];
  /**
   * In the order shown.
   */
  filters?: Filter[];
  empty?: EmptyState;
}
/**
 * The order of a list.
 */
export interface Sort {
  field: FieldName;
  order: 'asc' | 'desc';
}
/**
 * One box that finds records whose named fields begin with what was typed.
 */
export interface SearchFilter {
  type: 'search';
  /**
   * Fields that are searched by prefix; each needs a search index in the record schema.
   *
   * @minItems 1
   */
  fields: FieldName[];
  guard?: Guard;
}
/**
 * One or more of the values of an enum field.
 */
export interface SelectFilter {
  type: 'select';
  field: FieldName;
  label?: LocaleKey;
  guard?: Guard;
}
/**
 * From one day to another, both included, in the person's time zone.
 */
export interface DateRangeFilter {
  type: 'date-range';
  field: FieldName;
  label?: LocaleKey;
  guard?: Guard;
}
/**
 * From one amount to another, both included.
 */
export interface AmountRangeFilter {
  type: 'amount-range';
  field: FieldName;
  label?: LocaleKey;
  guard?: Guard;
}
/**
 * What an empty list says to do next.
 */
export interface EmptyState {
  text: LocaleKey;
  to?: RouteTarget;
  action?: LocaleKey;
}
/**
 * The screen of one record.
 */
export interface DetailDeclaration {
  path?: DetailPath;
  /**
   * The field that names the record in the heading.
   */
  title?: FieldName;
  /**
   * The field of a status column that stands beside the heading.
   */
  status?: FieldName;
  /**
   * The field of a money column that stands in the heading.
   */
  amount?: FieldName;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  tabs: Tab[];
}
/**
 * Fields of the record, in sections.
 */
export interface FieldsTab {
  type: 'fields';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  /**
   * @minItems 1
   */
  sections: FieldSection[];
}
/**
 * Fields under one heading.
 */
export interface FieldSection {
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  /**
   * @minItems 1
   *
   * Items: A whole field, or the name of a list column to show as it is declared there, guard included.
   */
  fields: (Column | FieldName)[];
}
/**
 * A list of another resource's records that point at this one.
 */
export interface RelatedTab {
  type: 'related';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  resource: ResourceName;
  /**
   * The other record's field that holds this record's id.
   */
  by: FieldName;
}
/**
 * Something a person may do to one record.
 */
export interface ActionDeclaration {
  id: DeclaredId;
  label: LocaleKey;
  scope: 'record';
  guard: Guard;
  /**
   * Which records it is offered for.
   */
  when?: RecordCondition;
  /**
   * The question asked first.
   */
  confirm: LocaleKey;
  /**
   * What is said afterwards.
   */
  done: LocaleKey;
  tone?: 'normal' | 'critical';
  /**
   * The server operation.
   */
  run: OperationName;
}
/**
 * What a person may do to records.
 */
export interface ActionVocabulary {
  [k: string]: unknown;
}
/**
 * What can stand in a list as a column and in a detail screen as a field.
 */
export interface ColumnVocabulary {
  [k: string]: unknown;
}
export interface CommonVocabulary {
  [k: string]: unknown;
}
/**
 * What the screen of one record can declare.
 */
export interface DetailVocabulary {
  [k: string]: unknown;
}
export interface FilterVocabulary {
  [k: string]: unknown;
}
/**
 * Who may have a thing: keys AND, values OR, nesting ANDs with the parent. Only what is certainly true opens.
 */
export interface GuardVocabulary {
  [k: string]: unknown;
}
/**
 * What a list screen can declare.
 */
export interface ListVocabulary {
  [k: string]: unknown;
}
export interface OperationVocabulary {
  [k: string]: unknown;
}
