import type {
  ApplicationsFile,
  BrandFile,
  ErrorsFile,
  FlagsFile,
  FormFile,
  FormValues,
  JourneysFile,
  LimitsFile,
  NavigationFile,
  NoticesFile,
  NotificationsFile,
  PageFile,
  PermissionsFile,
  RedirectsFile,
  ResourceFile,
  ToursFile,
  TransitionsFile,
  ViewsFile,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { FileTree } from './fileTree.ts';
import type { NamedOrigin } from './NamedOrigin.ts';
import type { Place } from './problem.ts';

/** A path of keys and indexes into a parsed file. */
export type NodePath = readonly (string | number)[];

/** A parsed file that has passed its schema, with the place of every node. */
export interface Source<T> {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly value: T;
  /** The place of a node, or of its nearest ancestor that was written. A block under a key has the place of its key. */
  place(path: NodePath): Place;
  /** The place of a character of a text, by its offset; of the whole text where it was written with escapes or breaks. */
  textPlace(path: NodePath, offset: number): Place;
  /** The place of the key of a node, or of the node itself where it has none. */
  keyPlace(path: NodePath): Place;
  /** The name of config/names.yaml that a node is written as, and where it is declared. */
  named(path: NodePath): NamedOrigin | undefined;
}

/** Words by language and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A brand pack: its file, its words over the base's, and its images by file name (sanitised SVG). */
export interface BrandPack {
  readonly source: Source<BrandFile>;
  readonly messages: Messages;
  readonly images: Readonly<Record<string, string>>;
}

/** A form: its fields, and the schema of its values. */
export interface FormDeclaration {
  readonly source: Source<FormFile>;
  readonly values: FormValues;
}

/** The whole checked config. Nothing in it has been resolved for anybody. */
export interface Config {
  readonly resources: ReadonlyMap<string, Source<ResourceFile>>;
  readonly pages: ReadonlyMap<string, Source<PageFile>>;
  readonly forms: ReadonlyMap<string, FormDeclaration>;
  readonly records: ReadonlyMap<string, RecordSchema>;
  /** The states of each record that has some, by record. */
  readonly transitions: ReadonlyMap<string, Source<TransitionsFile>>;
  readonly navigation: Source<NavigationFile>;
  readonly redirects: Source<RedirectsFile>;
  readonly notices: Source<NoticesFile>;
  readonly permissions: Source<PermissionsFile>;
  readonly flags: Source<FlagsFile>;
  readonly limits: Source<LimitsFile>;
  readonly views: Source<ViewsFile>;
  readonly journeys: Source<JourneysFile>;
  readonly applications: Source<ApplicationsFile>;
  readonly notifications: Source<NotificationsFile>;
  /** Absent where there are no tours. */
  readonly tours?: Source<ToursFile> | undefined;
  readonly errors: Source<ErrorsFile>;
  readonly messages: Messages;
  readonly brands: ReadonlyMap<string, BrandPack>;
  /** What it was compiled from. */
  readonly files: FileTree;
  /** Changes with any byte of what was loaded. */
  readonly fingerprint: string;
}
