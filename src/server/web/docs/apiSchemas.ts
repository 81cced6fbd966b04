import areas from '../../../../schemas/api/areas.schema.json' with { type: 'json' };
import blocks from '../../../../schemas/api/blocks.schema.json' with { type: 'json' };
import boot from '../../../../schemas/api/boot.schema.json' with { type: 'json' };
import brand from '../../../../schemas/api/brand.schema.json' with { type: 'json' };
import checklist from '../../../../schemas/api/checklist.schema.json' with { type: 'json' };
import companyDetail from '../../../../schemas/api/company-detail.schema.json' with { type: 'json' };
import detail from '../../../../schemas/api/detail.schema.json' with { type: 'json' };
import developer from '../../../../schemas/api/developer.schema.json' with { type: 'json' };
import error from '../../../../schemas/api/error.schema.json' with { type: 'json' };
import form from '../../../../schemas/api/form.schema.json' with { type: 'json' };
import list from '../../../../schemas/api/list.schema.json' with { type: 'json' };
import notification from '../../../../schemas/api/notification.schema.json' with { type: 'json' };
import page from '../../../../schemas/api/page.schema.json' with { type: 'json' };
import payerPreview from '../../../../schemas/api/payer-preview.schema.json' with { type: 'json' };
import resource from '../../../../schemas/api/resource.schema.json' with { type: 'json' };
import screens from '../../../../schemas/api/screens.schema.json' with { type: 'json' };
import search from '../../../../schemas/api/search.schema.json' with { type: 'json' };
import showing from '../../../../schemas/api/showing.schema.json' with { type: 'json' };
import sharedAction from '../../../../schemas/shared/action.schema.json' with { type: 'json' };
import sharedColumn from '../../../../schemas/shared/column.schema.json' with { type: 'json' };
import sharedDetail from '../../../../schemas/shared/detail.schema.json' with { type: 'json' };
import sharedFilter from '../../../../schemas/shared/filter.schema.json' with { type: 'json' };
import sharedForm from '../../../../schemas/shared/form.schema.json' with { type: 'json' };
import sharedList from '../../../../schemas/shared/list.schema.json' with { type: 'json' };
import sharedOperation from '../../../../schemas/shared/operation.schema.json' with { type: 'json' };
import sharedShowing from '../../../../schemas/shared/showing.schema.json' with { type: 'json' };
import { REQUEST_SCHEMAS } from '../../core/schemas.ts';

/** Schemas of requests and responses in the API document. */
export const API_SCHEMAS = [
  ...REQUEST_SCHEMAS,
  areas,
  blocks,
  boot,
  brand,
  checklist,
  companyDetail,
  detail,
  developer,
  error,
  form,
  list,
  notification,
  page,
  payerPreview,
  resource,
  screens,
  search,
  showing,
  sharedAction,
  sharedColumn,
  sharedDetail,
  sharedFilter,
  sharedForm,
  sharedList,
  sharedOperation,
  sharedShowing,
] as const;
