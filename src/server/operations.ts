import type { OperationName } from '#contract/generated/config.ts';
import { inviteAccount } from './account/subAccounts/inviteAccount.ts';
import { registerAccount } from './account/subAccounts/registerAccount.ts';
import { createApiKey } from './domains/apiKeys/createApiKey.ts';
import { endOldKey, rotateApiKey } from './domains/apiKeys/rotateApiKey.ts';
import { createBankAccount } from './domains/bankAccounts/createBankAccount.ts';
import { payBill } from './domains/billing/payBill.ts';
import { disputeBill, reportTransfer, withdrawReport } from './domains/billing/reportBill.ts';
import { removeCallbackUrl } from './domains/callbacks/removeCallbackUrl.ts';
import { resendCallback, resendEvent } from './domains/callbacks/resendCallback.ts';
import { testCallbackUrl } from './domains/callbacks/testCallbackUrl.ts';
import { repayLoan } from './domains/capital/repayLoan.ts';
import { addListEntry } from './domains/cards/addListEntry.ts';
import { allowCard, blockCard } from './domains/cards/listCard.ts';
import { refundPayment } from './domains/cards/refundPayment.ts';
import { requestCardChange } from './domains/cards/requestCardChange.ts';
import { createRule, updateRule } from './domains/cards/screening/saveRule.ts';
import { captureCard, failChallenge, passChallenge, reverseCard, simulateCard } from './domains/cards/simulateCard.ts';
import { loseChargeback } from './domains/chargebacks/loseChargeback.ts';
import { simulateChargeback } from './domains/chargebacks/simulateChargeback.ts';
import { archiveCustomer, restoreCustomer, undoCustomerStatus } from './domains/customers/archiveCustomer.ts';
import { createCustomer } from './domains/customers/createCustomer.ts';
import { eraseCustomer } from './domains/customers/eraseCustomer.ts';
import { updateCustomer } from './domains/customers/updateCustomer.ts';
import { closeEscrowAccount, closeInvestor } from './domains/escrow/closeAccounts.ts';
import { registerInvestor, requestEscrowAccount } from './domains/escrow/escrowProducts.ts';
import { simulateEscrowDeposit } from './domains/escrow/receiveDeposit.ts';
import { refundEscrow, releaseEscrow } from './domains/escrow/releaseEscrow.ts';
import { refundWalletPayment } from './domains/ewallets/refundWalletPayment.ts';
import {
  authorizeIntegration,
  connectIntegration,
  disconnectIntegration,
  syncIntegration,
} from './domains/integrations/connectIntegration.ts';
import { simulateCompletion, simulateError } from './domains/investors/endMovement.ts';
import { fundFromInvestor, repayInvestor, withdrawForInvestor } from './domains/investors/orderMovement.ts';
import { simulateInvestorDeposit } from './domains/investors/receiveInvestorDeposit.ts';
import { refundSpending, reverseSpending, simulateSettling } from './domains/issuing/endSpending.ts';
import { issueCard } from './domains/issuing/issueCard.ts';
import { simulateSpending } from './domains/issuing/simulateSpending.ts';
import { createLinkBatch } from './domains/paymentLinks/createLinkBatch.ts';
import { applyForMethod } from './domains/paymentMethods/applyForMethod.ts';
import { advanceMethod, askInTestMode, confirmSwitch, startAdvance } from './domains/paymentMethods/moveMethod.ts';
import { startApplication } from './domains/paymentMethods/startApplication.ts';
import type { PaymentServices } from './domains/payments/providers/PaymentProvider.ts';
import { createRequest } from './domains/payments/requests/createRequest.ts';
import { simulatePayment } from './domains/payments/simulatePayment.ts';
import { createSplitRule } from './domains/platform/splits/createSplitRule.ts';
import { transferMoney } from './domains/platform/transferMoney.ts';
import { createQrCode } from './domains/qr/createQrCode.ts';
import { qrPoster } from './domains/qr/poster.ts';
import { createPlan } from './domains/recurring/createPlan.ts';
import { updatePlan } from './domains/recurring/updatePlan.ts';
import { createReport } from './domains/reports/createReport.ts';
import { downloadableReports, downloadReport } from './domains/reports/downloadReport.ts';
import { createSchedule, resumeSchedule, updateSchedule } from './domains/reports/scheduleReport.ts';
import { advanceReview, startReviewAdvance } from './domains/reviews/advanceReview.ts';
import { approveReview, confirmReview, declineReview, revokeReview } from './domains/reviews/decideReview.ts';
import { moveBusiness, offeredMoves, startMove } from './domains/reviews/moveBusiness.ts';
import { playAnswer } from './domains/reviews/playAnswer.ts';
import { simulateAnswer } from './domains/reviews/simulateAnswer.ts';
import { giveBackReview, requestInfo, sendBackReview, takeReview } from './domains/reviews/workOnReview.ts';
import { approveBatch, createBatch, rejectBatch } from './domains/sending/batches.ts';
import { removeRow, updateRow } from './domains/sending/batchFile/correctRow.ts';
import { discardBatch, submitBatch, uploadBatch } from './domains/sending/batchFile/prepareBatch.ts';
import { resendPayout } from './domains/sending/claims/resendPayout.ts';
import {
  approvePayout,
  approvePayoutLinks,
  cancelPayoutLinks,
  claimPayout,
  createPayout,
  createPayoutLinks,
} from './domains/sending/payouts.ts';
import { returnUnsentBatches } from './domains/sending/returnUnsentBatches.ts';
import {
  createWithdrawalSchedule,
  resumeWithdrawalSchedule,
  updateWithdrawalSchedule,
} from './domains/sending/schedules/scheduleWithdrawals.ts';
import { completeRow, createSending, returnRow, sendRow } from './domains/sending/sendRecord.ts';
import { transferProof } from './domains/sending/transferProof.ts';
import {
  approveWithdrawal,
  completeWithdrawal,
  createWithdrawal,
  failWithdrawal,
} from './domains/sending/withdrawals.ts';
import { simulateSettlement } from './domains/settlements/simulateSettlement.ts';
import { addAddress, updateAddress } from './domains/store/addresses.ts';
import { cancelPaidOrder } from './domains/store/cancelPaidOrder.ts';
import { authorizeChannel, connectChannel } from './domains/store/channels/connectChannel.ts';
import { disconnectChannel, reconnectChannel } from './domains/store/channels/salesChannels.ts';
import { simulateArrived } from './domains/store/channels/simulateArrived.ts';
import { simulateOrder } from './domains/store/orders.ts';
import {
  createProduct,
  listAgain,
  putOnSale,
  takeOffSale,
  undoSale,
  unlist,
  updateProduct,
} from './domains/store/products.ts';
import { offeredCouriers, offeredMethods } from './domains/store/storeCheckout.ts';
import { closeStore, createStore, publishStore, updateStore } from './domains/store/stores.ts';
import { askInSandbox } from './domains/support/answerCase.ts';
import { raiseCase, writeToCase } from './domains/support/writeCase.ts';
import { taxInvoiceDocument } from './domains/taxInvoices/taxInvoiceDocument.ts';
import { moveClock } from './domains/testClock/moveClock.ts';
import { simulateTopUp } from './domains/topUps/simulateTopUp.ts';
import { createVirtualAccount } from './domains/virtualAccounts/createVirtualAccount.ts';
import { simulateOpening } from './domains/virtualAccounts/openAccount.ts';
import type { EngineServices, OperationHandler } from './engine/operations/operation/operation.ts';
import { changeRecord, undoChange, updateRecord } from './engine/operations/records/changeRecord.ts';
import { createRecord } from './engine/operations/records/createRecord.ts';

/** Operations that depend on what the server is connected to. */
type ConnectedName = 'payment_requests.create' | 'qr_codes.create' | 'virtual_accounts.create';

type Handlers<Names extends OperationName> = { readonly [Name in Names]: OperationHandler<Name> };

/** The handlers of the other operations. A missing handler, or one of the wrong kind, is a compile error. */
const HANDLERS: Handlers<Exclude<OperationName, ConnectedName>> = {
  'account_transfers.create': { kind: 'list', run: transferMoney },
  'api_keys.create': { kind: 'list', run: createApiKey },
  'api_keys.end_old_key': { kind: 'record', run: endOldKey },
  'api_keys.rotate': { kind: 'record', run: rotateApiKey },
  'bank_accounts.create': { kind: 'list', run: createBankAccount },
  'batch_disbursements.approve': { kind: 'record', run: approveBatch },
  'batch_disbursements.create': { kind: 'list', run: createBatch },
  'batch_disbursements.discard': { kind: 'record', run: discardBatch },
  'batch_disbursements.reject': { kind: 'record', run: rejectBatch },
  'batch_disbursements.submit': { kind: 'record', run: submitBatch },
  'batch_disbursements.upload': { kind: 'list', run: uploadBatch },
  'batch_remittances.approve': { kind: 'record', run: approveBatch },
  'batch_remittances.create': { kind: 'list', run: createBatch },
  'batch_remittances.reject': { kind: 'record', run: rejectBatch },
  'batch_rows.remove': { kind: 'record', run: removeRow },
  'batch_rows.update': { kind: 'record', run: updateRow },
  'billing_requests.withdraw': { kind: 'record', run: withdrawReport },
  'billing_statements.dispute': { kind: 'record', run: disputeBill },
  'billing_statements.pay': { kind: 'record', run: payBill },
  'billing_statements.report_transfer': { kind: 'record', run: reportTransfer },
  'callback_urls.remove': { kind: 'record', run: removeCallbackUrl },
  'callback_urls.test': { kind: 'record', run: testCallbackUrl },
  'callbacks.resend': { kind: 'record', run: resendCallback },
  'callbacks.resend_event': { kind: 'record', run: resendEvent },
  'capital_loans.repay': { kind: 'record', run: repayLoan },
  'cards.allow': { kind: 'record', run: allowCard },
  'cards.block': { kind: 'record', run: blockCard },
  'cards.capture': { kind: 'record', run: captureCard },
  'cards.fail_challenge': { kind: 'record', run: failChallenge },
  'cards.pass_challenge': { kind: 'record', run: passChallenge },
  'cards.refund': { kind: 'record', run: refundPayment },
  'cards.request_change': { kind: 'record', run: requestCardChange },
  'cards.reverse': { kind: 'record', run: reverseCard },
  'cards.simulate': { kind: 'list', run: simulateCard },
  'chargebacks.lose': { kind: 'record', run: loseChargeback },
  'chargebacks.simulate': { kind: 'record', run: simulateChargeback },
  'customers.archive': { kind: 'record', run: archiveCustomer, undo: undoCustomerStatus },
  'customers.create': { kind: 'list', run: createCustomer },
  'customers.erase': { kind: 'record', run: eraseCustomer },
  'customers.restore': { kind: 'record', run: restoreCustomer, undo: undoCustomerStatus },
  'customers.update': { kind: 'record', run: updateCustomer },
  'disbursements.complete': { kind: 'record', run: completeRow },
  'disbursements.create': { kind: 'list', run: createSending },
  'disbursements.return': { kind: 'record', run: returnRow },
  'disbursements.send': { kind: 'record', run: sendRow, afterJob: returnUnsentBatches('disbursement') },
  'escrow_accounts.close': { kind: 'record', run: closeEscrowAccount },
  'escrow_accounts.request': { kind: 'list', run: requestEscrowAccount },
  'escrow_customers.refund': { kind: 'record', run: refundEscrow },
  'escrow_customers.release': { kind: 'record', run: releaseEscrow },
  'escrow_customers.simulate': { kind: 'record', run: simulateEscrowDeposit },
  'ewallets.refund': { kind: 'record', run: refundWalletPayment },
  'fraud_lists.add': { kind: 'list', run: addListEntry },
  'fraud_rules.create': { kind: 'list', run: createRule },
  'fraud_rules.update': { kind: 'record', run: updateRule },
  'integrations.authorize': { kind: 'record', run: authorizeIntegration },
  'integrations.connect': { kind: 'list', run: connectIntegration },
  'integrations.disconnect': { kind: 'record', run: disconnectIntegration },
  'integrations.sync': { kind: 'record', run: syncIntegration },
  'issued_cards.create': { kind: 'list', run: issueCard },
  'issued_cards.simulate': { kind: 'record', run: simulateSpending },
  'issuing_transactions.refund': { kind: 'record', run: refundSpending },
  'issuing_transactions.reverse': { kind: 'record', run: reverseSpending },
  'issuing_transactions.settle': { kind: 'record', run: simulateSettling },
  'payment_link_batches.create': { kind: 'list', run: createLinkBatch },
  'payment_methods.advance': { kind: 'record', run: advanceMethod, start: startAdvance },
  'payment_methods.apply': { kind: 'record', run: applyForMethod, start: startApplication },
  'payment_methods.ask': { kind: 'record', run: askInTestMode },
  'payment_methods.confirm': { kind: 'record', run: confirmSwitch },
  'payments.simulate': { kind: 'record', run: simulatePayment, locksItself: true, offers: offeredMethods },
  'payout_links.approve': { kind: 'record', run: approvePayoutLinks },
  'payout_links.cancel': { kind: 'record', run: cancelPayoutLinks },
  'payout_links.create': { kind: 'list', run: createPayoutLinks },
  'payouts.approve': { kind: 'record', run: approvePayout },
  'payouts.claim': { kind: 'record', run: claimPayout },
  'payouts.create': { kind: 'list', run: createPayout },
  'payouts.resend': { kind: 'record', run: resendPayout },
  'qr_codes.poster': { kind: 'file', run: qrPoster },
  'rdl_investors.close': { kind: 'record', run: closeInvestor },
  'rdl_investors.fund': { kind: 'record', run: fundFromInvestor },
  'rdl_investors.register': { kind: 'list', run: registerInvestor },
  'rdl_investors.repay': { kind: 'record', run: repayInvestor },
  'rdl_investors.simulate': { kind: 'record', run: simulateInvestorDeposit },
  'rdl_investors.withdraw': { kind: 'record', run: withdrawForInvestor },
  'rdl_transactions.complete': { kind: 'record', run: simulateCompletion },
  'rdl_transactions.fail': { kind: 'record', run: simulateError },
  'records.change': { kind: 'record', run: changeRecord, undo: undoChange },
  'records.create': { kind: 'list', run: createRecord },
  'records.finish': { kind: 'record', run: changeRecord },
  'records.update': { kind: 'record', run: updateRecord },
  'recurring_plans.create': { kind: 'list', run: createPlan },
  'recurring_plans.update': { kind: 'record', run: updatePlan },
  'remittance_payouts.complete': { kind: 'record', run: completeRow },
  'remittance_payouts.create': { kind: 'list', run: createSending },
  'remittance_payouts.return': { kind: 'record', run: returnRow },
  'remittance_payouts.send': { kind: 'record', run: sendRow, afterJob: returnUnsentBatches('remittance-payout') },
  'report_schedules.create': { kind: 'list', run: createSchedule },
  'report_schedules.resume': { kind: 'record', run: resumeSchedule },
  'report_schedules.update': { kind: 'record', run: updateSchedule },
  'reports.create': { kind: 'list', run: createReport },
  'reports.download': { kind: 'file', run: downloadReport, offeredFor: downloadableReports },
  'reviews.advance': { kind: 'record', run: advanceReview, start: startReviewAdvance },
  'reviews.approve': { kind: 'record', run: approveReview },
  'reviews.confirm': { kind: 'record', run: confirmReview },
  'reviews.decline': { kind: 'record', run: declineReview },
  'reviews.give_back': { kind: 'record', run: giveBackReview },
  'reviews.move': { kind: 'record', run: moveBusiness, start: startMove, offers: offeredMoves },
  'reviews.play': { kind: 'record', run: playAnswer },
  'reviews.play_words': { kind: 'record', run: playAnswer },
  'reviews.request_info': { kind: 'record', run: requestInfo },
  'reviews.revoke': { kind: 'record', run: revokeReview },
  'reviews.send_back': { kind: 'record', run: sendBackReview },
  'reviews.simulate': { kind: 'record', run: simulateAnswer },
  'reviews.take': { kind: 'record', run: takeReview },
  'settlements.simulate': { kind: 'record', run: simulateSettlement },
  'split_rules.create': { kind: 'list', run: createSplitRule },
  'store_addresses.add': { kind: 'record', run: addAddress },
  'store_addresses.update': { kind: 'record', run: updateAddress },
  'store_channels.authorize': { kind: 'record', run: authorizeChannel },
  'store_channels.connect': { kind: 'record', run: connectChannel },
  'store_channels.disconnect': { kind: 'record', run: disconnectChannel },
  'store_channels.reconnect': { kind: 'record', run: reconnectChannel },
  'store_channels.simulate_order': { kind: 'record', run: simulateArrived },
  'store_listings.list': { kind: 'record', run: listAgain },
  'store_listings.unlist': { kind: 'record', run: unlist },
  'store_products.activate': { kind: 'record', run: putOnSale, undo: undoSale },
  'store_products.create': { kind: 'list', run: createProduct },
  'store_products.deactivate': { kind: 'record', run: takeOffSale, undo: undoSale },
  'store_products.update': { kind: 'record', run: updateProduct },
  'store_orders.cancel_paid': { kind: 'record', run: cancelPaidOrder },
  'stores.close': { kind: 'record', run: closeStore },
  'stores.create': { kind: 'list', run: createStore },
  'stores.publish': { kind: 'record', run: publishStore },
  'stores.simulate_order': { kind: 'record', run: simulateOrder, offers: offeredCouriers },
  'stores.update': { kind: 'record', run: updateStore },
  'sub_accounts.invite': { kind: 'list', run: inviteAccount },
  'sub_accounts.register': { kind: 'list', run: registerAccount },
  'support_cases.answer': { kind: 'record', run: simulateAnswer },
  'support_cases.ask': { kind: 'record', run: askInSandbox },
  'support_cases.raise': { kind: 'list', run: raiseCase },
  'support_cases.withdraw': { kind: 'record', run: changeRecord },
  'support_cases.write': { kind: 'record', run: writeToCase },
  'tax_documents.invoice': { kind: 'file', run: taxInvoiceDocument },
  'test_clocks.move': { kind: 'record', run: moveClock },
  'top_ups.simulate': { kind: 'record', run: simulateTopUp },
  'transfers.proof': { kind: 'file', run: transferProof },
  'virtual_accounts.open': { kind: 'record', run: simulateOpening },
  'withdrawal_schedules.create': { kind: 'list', run: createWithdrawalSchedule },
  'withdrawal_schedules.resume': { kind: 'record', run: resumeWithdrawalSchedule },
  'withdrawal_schedules.update': { kind: 'record', run: updateWithdrawalSchedule },
  'withdrawals.approve': { kind: 'record', run: approveWithdrawal },
  'withdrawals.complete': { kind: 'record', run: completeWithdrawal },
  'withdrawals.create': { kind: 'list', run: createWithdrawal },
  'withdrawals.fail': { kind: 'record', run: failWithdrawal },
};

/** The handlers of all operations, of a server with these providers. */
export function operationHandlers(
  connected: Pick<PaymentServices, 'paymentProviders'>,
): EngineServices['operationHandler'] {
  const handlers: Handlers<OperationName> = {
    ...HANDLERS,
    'payment_requests.create': { kind: 'list', run: (context) => createRequest(connected, context) },
    'qr_codes.create': { kind: 'list', run: (context) => createQrCode(connected, context) },
    'virtual_accounts.create': { kind: 'list', run: (context) => createVirtualAccount(connected, context) },
  };
  return (name) => (Object.hasOwn(handlers, name) ? handlers[name as OperationName] : undefined);
}
