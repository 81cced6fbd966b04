import type { OperationName } from '#contract/generated/config.ts';
import { removeCallbackUrl } from '../callbacks/removeCallbackUrl.ts';
import { resendCallback, resendEvent } from '../callbacks/resendCallback.ts';
import { testCallbackUrl } from '../callbacks/testCallbackUrl.ts';
import { issueCard } from '../issuing/issueCard.ts';
import { createApiKey } from '../keys/createApiKey.ts';
import { endOldKey, rotateApiKey } from '../keys/rotateApiKey.ts';
import { createLinkBatch } from '../links/createLinkBatch.ts';
import { createQrCode } from '../qr/createQrCode.ts';
import { createPlan } from '../recurring/createPlan.ts';
import { updatePlan } from '../recurring/updatePlan.ts';
import { approveBatch, createBatch, rejectBatch } from '../sending/batches.ts';
import { cancelPayoutLinks, claimPayout, createPayout, createPayoutLinks } from '../sending/payouts.ts';
import { completeRow, createSending, returnRow, sendRow } from '../sending/sendRecord.ts';
import { disconnectChannel, reconnectChannel } from '../store/salesChannels.ts';
import { activatePaymentMethod } from './activatePaymentMethod.ts';
import { archiveCustomer, restoreCustomer, undoCustomerStatus } from './archiveCustomer.ts';
import { addListEntry } from './cards/addListEntry.ts';
import { answerCardChange } from './cards/answerCardChange.ts';
import { allowCard, blockCard } from './cards/listCard.ts';
import { loseChargeback } from './cards/loseChargeback.ts';
import { refundPayment } from './cards/refundPayment.ts';
import { requestCardChange } from './cards/requestCardChange.ts';
import { createCustomer } from './createCustomer.ts';
import { createVirtualAccount } from './createVirtualAccount.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import type { AnyHandler, OperationHandler } from './operation.ts';
import { changeRecord, undoChange, updateRecord } from './records/changeRecord.ts';
import { createRecord } from './records/createRecord.ts';
import { createReport } from './reports/createReport.ts';
import { downloadableReports, downloadReport } from './reports/downloadReport.ts';
import { createSchedule, resumeSchedule, updateSchedule } from './reports/scheduleReport.ts';
import { simulatePayment } from './simulatePayment.ts';
import { updateCustomer } from './updateCustomer.ts';

/** Every operation that config may name; one that is missing here, or does not fit its description, does not compile. */
const OPERATION_HANDLERS: { readonly [Name in OperationName]: OperationHandler<Name> } = {
  'api_keys.create': { kind: 'list', run: createApiKey },
  'api_keys.end_old_key': { kind: 'record', run: endOldKey },
  'api_keys.rotate': { kind: 'record', run: rotateApiKey },
  'callback_urls.remove': { kind: 'record', run: removeCallbackUrl },
  'callback_urls.test': { kind: 'record', run: testCallbackUrl },
  'callbacks.resend': { kind: 'record', run: resendCallback },
  'callbacks.resend_event': { kind: 'record', run: resendEvent },
  'cards.allow': { kind: 'record', run: allowCard },
  'cards.answer_change': { kind: 'record', run: answerCardChange },
  'cards.block': { kind: 'record', run: blockCard },
  'cards.refund': { kind: 'record', run: refundPayment },
  'cards.request_change': { kind: 'record', run: requestCardChange },
  'chargebacks.lose': { kind: 'record', run: loseChargeback },
  'batch_disbursements.approve': { kind: 'record', run: approveBatch },
  'batch_disbursements.create': { kind: 'list', run: createBatch },
  'batch_disbursements.reject': { kind: 'record', run: rejectBatch },
  'batch_remittances.approve': { kind: 'record', run: approveBatch },
  'batch_remittances.create': { kind: 'list', run: createBatch },
  'batch_remittances.reject': { kind: 'record', run: rejectBatch },
  'disbursements.complete': { kind: 'record', run: completeRow },
  'disbursements.create': { kind: 'list', run: createSending },
  'disbursements.return': { kind: 'record', run: returnRow },
  'disbursements.send': { kind: 'record', run: sendRow },
  'issued_cards.create': { kind: 'list', run: issueCard },
  'payout_links.cancel': { kind: 'record', run: cancelPayoutLinks },
  'payout_links.create': { kind: 'list', run: createPayoutLinks },
  'payouts.claim': { kind: 'record', run: claimPayout },
  'payouts.create': { kind: 'list', run: createPayout },
  'qr_codes.create': { kind: 'list', run: createQrCode },
  'store_channels.disconnect': { kind: 'record', run: disconnectChannel },
  'store_channels.reconnect': { kind: 'record', run: reconnectChannel },
  'recurring_plans.create': { kind: 'list', run: createPlan },
  'recurring_plans.update': { kind: 'record', run: updatePlan },
  'remittance_payouts.complete': { kind: 'record', run: completeRow },
  'remittance_payouts.create': { kind: 'list', run: createSending },
  'remittance_payouts.return': { kind: 'record', run: returnRow },
  'remittance_payouts.send': { kind: 'record', run: sendRow },
  'customers.archive': { kind: 'record', run: archiveCustomer, undo: undoCustomerStatus },
  'customers.create': { kind: 'list', run: createCustomer },
  'customers.erase': { kind: 'record', run: eraseCustomer },
  'customers.restore': { kind: 'record', run: restoreCustomer, undo: undoCustomerStatus },
  'customers.update': { kind: 'record', run: updateCustomer },
  'fraud_lists.add': { kind: 'list', run: addListEntry },
  'records.change': { kind: 'record', run: changeRecord, undo: undoChange },
  'records.create': { kind: 'list', run: createRecord },
  'records.update': { kind: 'record', run: updateRecord },
  'payment_methods.activate': { kind: 'record', run: activatePaymentMethod },
  'report_schedules.create': { kind: 'list', run: createSchedule },
  'report_schedules.resume': { kind: 'record', run: resumeSchedule },
  'report_schedules.update': { kind: 'record', run: updateSchedule },
  'reports.create': { kind: 'list', run: createReport },
  'reports.download': { kind: 'file', run: downloadReport, offeredFor: downloadableReports },
  'virtual_accounts.create': { kind: 'list', run: createVirtualAccount },
  'payment_link_batches.create': { kind: 'list', run: createLinkBatch },
  'payments.simulate': { kind: 'record', run: simulatePayment },
};

/** What runs an operation, by a name that may not be one. */
export function operationHandler(name: string): AnyHandler | undefined {
  return Object.hasOwn(OPERATION_HANDLERS, name) ? OPERATION_HANDLERS[name as OperationName] : undefined;
}
