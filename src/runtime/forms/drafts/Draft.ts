import type { ValueConflict } from '#contract/forms/mergeValues.ts';
import type { FormValues } from '../values/FormValues.ts';
import type { ValuePath } from '../values/Typing.ts';

/** Whether the server has what was filled in. */
export type Saving = 'saved' | 'saving' | 'failed';

/** A field that was changed here and in another place. */
export interface DraftConflict extends ValueConflict {
  /** Whether the other place is another device of this person, and not another person's. */
  readonly isOwn?: boolean;
}

/** What was filled in and not sent yet. */
export interface Draft {
  readonly values: FormValues;
  /** Whether leaving would lose something. */
  readonly isDirty: boolean;
  /** Whether the form began with a draft of this device. */
  readonly isRestored: boolean;
  readonly change: (values: FormValues) => void;
  /** Keeps a value that its field shows and the form has not taken up yet. */
  readonly note: (path: ValuePath, value: unknown) => void;
  /** Removes the draft after it has been sent. */
  readonly forget: () => void;
  /** Returns to the form's initial values. */
  readonly discard: () => void;
  readonly conflicts: readonly DraftConflict[];
  /** Fields of which a kept value was left out, because the form takes another type by now. */
  readonly misfits: readonly string[];
  /** Keeps the value of this person. */
  readonly settle: (field: string) => void;
  /** The values of the record that the form began with, or has caught up with; a draft on the server has none. */
  readonly initial?: FormValues;
  /** Reads what the record holds by now, and merges what was changed here with it. Throws RequestError. */
  readonly catchUp?: () => Promise<void>;
  /** Of a draft on the server. */
  readonly shared?: {
    /** Whether it was begun before the form was opened. */
    readonly goesOn: boolean;
    readonly saving: Saving;
    /** Another person who fills it in at this time. */
    readonly other: string | undefined;
    /** Saves what is not saved yet, and then sends: the draft is neither read nor saved meanwhile. */
    readonly sendWith: (send: () => Promise<void>) => Promise<void>;
  };
}
