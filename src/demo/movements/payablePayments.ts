import { PAYABLE_SAMPLES } from '../samples/accept/index.ts';
import { paymentsOf } from '../samples/accept/paymentsOf.ts';
import type { SampleScene } from '../samples/SampleScene.ts';
import { makeSample } from '../samples/sample.ts';
import { STORE_SAMPLES } from '../samples/store/index.ts';
import type { PayablePayment } from '../trade/PayablePayment.ts';

/**
 * What payers paid of invoices, links, QR codes, orders and plans, for the samples of these that are made again for the same
 * scene: their rows are the same.
 */
export function payablePayments(scene: SampleScene): PayablePayment[] {
  for (const sample of [...PAYABLE_SAMPLES, ...STORE_SAMPLES]) makeSample(scene, sample);
  return paymentsOf(scene);
}
