import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { packageRoot } from '../../../database/packageRoot.ts';

/** Access to a list of payments, sorted by time or amount. */
export function transactionAccess(): ResourceAccess {
  const record = compile(loadFileTree(packageRoot())).config?.records.get('transaction');
  if (record === undefined) throw new Error('Record transaction not found');
  const listView = {
    fields: ['id', 'external_id'],
    reads: ['status'],
    masks: new Map(),
    computed: [],
    tones: [],
    blocks: [],
  };
  return {
    name: 'transactions',
    record,
    where: { type: ['PAYMENT'] },
    alerts: [],
    listView,
    listFields: listView.fields,
    detailView: undefined,
    detailFields: [],
    listRelations: [],
    detailRelations: [],
    actionsOf: undefined,
    reference: undefined,
    sortFields: ['created', 'amount'],
    defaultSort: { field: 'created', order: 'desc' },
    filters: [{ type: 'multi-select', field: 'type', values: ['PAYMENT', 'REFUND'] }],
    followed: [],
    segments: [],
    tabs: undefined,
    exportColumns: [],
    relatedBy: [],
    actions: [],
    checklist: undefined,
    refused: [],
  };
}
