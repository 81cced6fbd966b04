import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { escrow_settings } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';

type EscrowProduct = (typeof escrow_settings.$inferSelect)['product'];

/** Throws PRODUCT_NOT_ACTIVE_ERROR unless our reviewers have enabled the product. Rule products.escrow-applied. */
async function requireEnabled(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  product: EscrowProduct,
): Promise<void> {
  const [setting] = await transaction
    .select({ status: escrow_settings.status })
    .from(escrow_settings)
    .where(and(belongsTo(escrow_settings, scope), eq(escrow_settings.product, product)));
  if (setting?.status === 'enabled') return;
  throw new ApiError(
    'PRODUCT_NOT_ACTIVE_ERROR',
    'This product is not active. Apply for it under Settings, Escrow and investor deposit.',
  );
}

/** `escrow_accounts.request`: requests an account of a bank. Throws PRODUCT_NOT_ACTIVE_ERROR before escrow is enabled. */
export async function requestEscrowAccount(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session } = context;
  await requireEnabled(transaction, session.scope, 'P2P_ESCROW');
  return createRecord(context);
}

/** `rdl_investors.register`: registers an investor. Throws PRODUCT_NOT_ACTIVE_ERROR before investor deposits are enabled. */
export async function registerInvestor(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session } = context;
  await requireEnabled(transaction, session.scope, 'INVESTOR_DEPOSIT');
  return createRecord(context);
}
