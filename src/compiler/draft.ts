import type {
  AcceptedWideningsFile,
  ApplicationsFile,
  BrandFile,
  ErrorsFile,
  FlagsFile,
  FormFile,
  FormValues,
  GlossaryFile,
  JourneysFile,
  LimitsFile,
  NamesFile,
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
import type { Source } from './config.ts';
import type { Words } from './parse/files/readMessages.ts';
import type { Reference } from './parse/schemas/Validators.ts';

/** A brand pack as far as it could be read. */
export interface PackDraft {
  readonly name: string;
  readonly source?: Source<BrandFile>;
  /** By language. */
  readonly words: ReadonlyMap<string, Source<Words>>;
  /** SVG by file name, also of images that are refused. */
  readonly images: ReadonlyMap<string, string>;
}

/** The files of which there is one, as far as they could be read. */
export interface SingleSources {
  navigation?: Source<NavigationFile>;
  redirects?: Source<RedirectsFile>;
  notices?: Source<NoticesFile>;
  permissions?: Source<PermissionsFile>;
  flags?: Source<FlagsFile>;
  limits?: Source<LimitsFile>;
  /** Read by `npm run config-diff` alone; what it says opens nothing. */
  accepted?: Source<AcceptedWideningsFile>;
  /** Read by the check of the texts alone. */
  glossary?: Source<GlossaryFile>;
  /** Expanded in every file that uses them. */
  names?: Source<NamesFile>;
  views?: Source<ViewsFile>;
  journeys?: Source<JourneysFile>;
  errors?: Source<ErrorsFile>;
  applications?: Source<ApplicationsFile>;
  notifications?: Source<NotificationsFile>;
  tours?: Source<ToursFile>;
}

/** A name in a file that is declared in another. */
export interface LocatedReference extends Reference {
  readonly source: Source<unknown>;
}

/** Every file as far as it could be read, before anything is known of how they fit together. */
export interface Draft extends SingleSources {
  readonly resources: ReadonlyMap<string, Source<ResourceFile>>;
  readonly pages: ReadonlyMap<string, Source<PageFile>>;
  readonly forms: ReadonlyMap<string, Source<FormFile>>;
  /** What the values of each form may be. */
  readonly formValues: ReadonlyMap<string, Source<FormValues>>;
  readonly records: ReadonlyMap<string, RecordSchema>;
  /** By record. */
  readonly transitions: ReadonlyMap<string, Source<TransitionsFile>>;
  /** By language. */
  readonly words: ReadonlyMap<string, Source<Words>>;
  readonly packs: ReadonlyMap<string, PackDraft>;
  readonly references: readonly LocatedReference[];
  /** Names that are taken by a file, also by one that could not be read. */
  readonly taken: {
    readonly resource: ReadonlySet<string>;
    readonly page: ReadonlySet<string>;
    readonly record: ReadonlySet<string>;
    readonly transitions: ReadonlySet<string>;
    readonly form: ReadonlySet<string>;
    readonly formValues: ReadonlySet<string>;
    readonly brand: ReadonlySet<string>;
  };
  /** Files with invalid parts removed: what they seem to lack may only be invalid. */
  readonly partial: ReadonlySet<string>;
}
