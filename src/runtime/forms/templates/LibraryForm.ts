import Form, { type FormProps } from '@rjsf/core';
import type { FormContext } from '../values/FormContext.ts';

type Before = Parameters<Form['getSnapshotBeforeUpdate']>[0];
type Snapshot = ReturnType<Form['getSnapshotBeforeUpdate']>;

/** Whether the library would derive the same state of both: only functions, children or the values differ. */
function isAlike(props: FormProps, before: FormProps): boolean {
  const names = new Set([...Object.keys(props), ...Object.keys(before)]);
  names.delete('children');
  names.delete('formData');
  return [...names].every((name) => {
    const [one, other]: unknown[] = [Reflect.get(props, name), Reflect.get(before, name)];
    return Object.is(one, other) || (typeof one === 'function' && typeof other === 'function');
  });
}

/**
 * The library's form. What is typed reaches it when the typing rests, and the values that it has reported itself are not
 * derived and compared once more when they come back as properties.
 */
export class LibraryForm extends Form {
  constructor(props: FormProps) {
    super(props);
    const take = this.onChange;
    this.onChange = (value, path, ...rest) => {
      const { typing } = this.props.formContext as FormContext;
      typing.receive(path, value, () => take(value, path, ...rest));
    };
  }

  override getSnapshotBeforeUpdate(before: Before, state: Form['state']): Snapshot {
    const { props } = this;
    if (props === before) return { shouldUpdate: false };
    if (Object.is(props.formData, this.state.formData) && isAlike(props, before)) return { shouldUpdate: false };
    return super.getSnapshotBeforeUpdate(before, state);
  }
}
