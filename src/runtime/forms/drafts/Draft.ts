import type { FormValues } from '../values/FormValues.ts';
import type { ValuePath } from '../values/Typing.ts';
import type { DraftConflict } from './mergeDrafts.ts';

/** Whether the server has what was filled in. */
export type Saving = 'saved' | 'saving' | 'failed';

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
  /** Of a draft on the server. */
  readonly shared?: {
    /** Whether it was begun before the form was opened. */
    readonly goesOn: boolean;
    readonly saving: Saving;
    /** Another person who fills it in at this time. */
    readonly other: string | undefined;
    readonly conflicts: readonly DraftConflict[];
    /** Keeps the value of this person. */
    readonly settle: (field: string) => void;
    /** Saves what is not saved yet, and waits for a save that is under way. */
    readonly flush: () => Promise<void>;
  };
}
