import type { FieldError, ResolvedList, SavedView, ViewState } from '#contract/generated/api.ts';
import type { LimitsFile } from '#contract/generated/config.ts';
import { VIEW_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import type { ListQueryContext } from '../resources/query/ListQueryContext.ts';
import { parseFilter } from '../resources/query/parseFilter.ts';
import { type NarrowedState, narrowState } from './narrowState.ts';
import type { ViewReader, ViewRow } from './viewStore.ts';

/** The saved views of one list for one user. */
export class ViewReading {
  readonly reader: ViewReader;
  private readonly list: ResolvedList;
  private readonly query: ListQueryContext;

  /** Throws 404 when the list is closed to the user. */
  constructor(
    private readonly session: SessionContext,
    readonly resource: string,
    readonly limits: LimitsFile['list'],
    now: Date,
  ) {
    const { resolution, timeZone, business } = session;
    const list = resolution.screens.resources[resource]?.list;
    const access = resolution.access.get(resource);
    if (list === undefined || access === undefined) throw notFound();
    this.list = list;
    this.query = { access, limits, timeZone, currency: business.currency, now };
    this.reader = { scope: session.scope, userId: session.user.id };
  }

  /** Whether the user may share views and change shared views of others. */
  get mayShare(): boolean {
    return this.session.resolution.screens.views.share;
  }

  /** The state without parts that are hidden from the user. */
  narrow(state: ViewState): NarrowedState {
    return narrowState(state, this.list, (key, value) => {
      const errors: FieldError[] = [];
      parseFilter({ [key]: value }, this.query, errors);
      return errors.length === 0;
    });
  }

  /** Rejects a state with parts that the list does not have. */
  assertOpen(state: ViewState): void {
    const { left } = this.narrow(state);
    if (left.length === 0) return;
    const errors = left.map((part) => ({
      field: `state.${part}`,
      message: 'contains a name that this list does not have',
    }));
    throw new ApiError('API_VALIDATION_ERROR', 'The view is invalid.', errors);
  }

  /** Whether the user may change, rename and delete the view. */
  mayEdit({ owner_id, shared }: ViewRow): boolean {
    return owner_id === this.reader.userId || (shared && this.mayShare);
  }

  /** The view in the API for the user. `defaultView`: the id of their default view. */
  describe(row: ViewRow, defaultView: string | undefined): SavedView {
    const { state, left } = this.narrow(row.state);
    return {
      id: formatRecordId(VIEW_ID_PREFIX, row.id),
      resource: row.resource,
      name: row.name,
      shared: row.shared,
      mine: row.owner_id === this.reader.userId,
      editable: this.mayEdit(row),
      default: row.id === defaultView,
      narrowed: left.length > 0,
      state,
    };
  }
}
