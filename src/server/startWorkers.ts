import type { FastifyInstance } from 'fastify';
import type { FileStore } from './core/files/FileStore.ts';
import { defaultTransports } from './core/outbox/defaultTransports.ts';
import type { MessageTransports } from './core/outbox/MessageTransport.ts';
import { messageQueues } from './core/outbox/messageQueues.ts';
import { recordTransports } from './core/outbox/recordTransports.ts';
import type { Queue } from './core/queue/Queue.ts';
import { QueueWorker } from './core/queue/QueueWorker.ts';
import type { Services } from './core/services.ts';
import { keyExpiryWorker } from './domains/apiKeys/keyExpiryWorker.ts';
import type { BankAccountVerifiers } from './domains/bankAccounts/BankAccountVerifier.ts';
import { defaultVerifiers } from './domains/bankAccounts/simulatedVerifier.ts';
import { verificationQueue } from './domains/bankAccounts/verificationQueue.ts';
import { billingWorker } from './domains/billing/billingWorker.ts';
import { callbackQueue } from './domains/callbacks/callbackQueue.ts';
import { loanQueue } from './domains/capital/loanQueue.ts';
import { offerWorker } from './domains/capital/offerWorker.ts';
import type { CardAcquirers } from './domains/cards/acquirer/CardAcquirer.ts';
import { cardQueue } from './domains/cards/checkout/cardQueue.ts';
import { chargebackMailQueue } from './domains/chargebacks/chargebackMailQueue.ts';
import { disputeQueues } from './domains/chargebacks/disputeQueues.ts';
import { dailyCloseWorker } from './domains/dailyCloses/dailyCloseWorker.ts';
import { depositQueue } from './domains/deposits/depositQueue.ts';
import { recordExpiryWorker } from './domains/expiry/recordExpiryWorker.ts';
import { feedbackQueue } from './domains/feedback/feedbackQueue.ts';
import type { FieldCheckers } from './domains/formChecks/FieldChecker.ts';
import { formCheckQueue } from './domains/formChecks/formCheckQueue.ts';
import { defaultCheckers } from './domains/formChecks/simulatedChecker.ts';
import { spendingQueue } from './domains/issuing/spendingQueue.ts';
import type { PayerServices } from './domains/payer/PayerServices.ts';
import type { MethodPartners } from './domains/paymentMethods/partners/MethodPartner.ts';
import { partnerQueue } from './domains/paymentMethods/partners/partnerQueue.ts';
import { defaultPartners } from './domains/paymentMethods/partners/simulatedPartner.ts';
import type { PaymentProviders } from './domains/payments/providers/PaymentProvider.ts';
import { paymentQueue } from './domains/payments/providers/paymentQueue.ts';
import type { Platforms } from './domains/platforms/Platform.ts';
import { platformQueue } from './domains/platforms/platformQueue.ts';
import { defaultPlatforms } from './domains/platforms/simulatedPlatform.ts';
import { defaultProviders } from './domains/providers/defaultProviders.ts';
import { orderQueue } from './domains/providers/orderQueue.ts';
import type { PayoutProviders } from './domains/providers/PayoutProvider.ts';
import type { Acquirers } from './domains/recurring/Acquirer.ts';
import { defaultAcquirers } from './domains/recurring/defaultAcquirers.ts';
import { planPaymentQueue } from './domains/recurring/planPaymentQueue.ts';
import { planQueue } from './domains/recurring/runPlan.ts';
import { payerReminderWorker } from './domains/reminders/payerReminderWorker.ts';
import { reportQueue } from './domains/reports/reportQueue.ts';
import { REPORT_SCHEDULES } from './domains/reports/runSchedule.ts';
import { retentionWorker } from './domains/retention/retentionWorker.ts';
import { reviewOpener } from './domains/reviews/reviewOpener.ts';
import { reviewQueue } from './domains/reviews/reviewQueue.ts';
import { batchFileQueue } from './domains/sending/batchFile/batchFileQueue.ts';
import { withdrawalScheduleQueue } from './domains/sending/schedules/withdrawalScheduleQueue.ts';
import { SETTLEMENTS } from './domains/settlements/settleDue.ts';
import { channelOrderQueues } from './domains/store/channels/channelOrderQueues.ts';
import { taxInvoiceWorker } from './domains/taxInvoices/taxInvoiceWorker.ts';
import { testClockQueue } from './domains/testClock/testClockQueue.ts';
import { openingQueue } from './domains/virtualAccounts/openingQueue.ts';
import { defaultBanks } from './domains/virtualAccounts/simulatedBank.ts';
import type { VirtualAccountBanks } from './domains/virtualAccounts/VirtualAccountBank.ts';
import { type JobStarter, jobQueue } from './engine/jobs/jobQueue.ts';
import { notificationMailQueue } from './engine/notifications/mailed/notificationMailQueue.ts';
import type { EngineServices } from './engine/operations/operation/operation.ts';

/** Connections to outside systems. Each has a default. */
export interface Ports {
  /** Providers that send money, by environment; default: `defaultProviders`. */
  readonly payoutProviders?: PayoutProviders;
  /** What verifies bank accounts, by environment; default: `defaultVerifiers`. */
  readonly bankAccountVerifiers?: BankAccountVerifiers;
  /** Providers by which payers pay, by environment; default: `defaultPaymentProviders`. */
  readonly paymentProviders?: PaymentProviders;
  /** Acquirers on whose pages payers enter cards, by environment; default: `defaultCardAcquirers`. */
  readonly cardAcquirers?: CardAcquirers;
  /** What opens virtual accounts at banks that take a while, by environment; default: `defaultBanks`. */
  readonly virtualAccountBanks?: VirtualAccountBanks;
  /** Partners that make payment methods live, by environment; default: `defaultPartners`. */
  readonly methodPartners?: MethodPartners;
  /** Services that check tax numbers and websites, by environment; default: `defaultCheckers`. */
  readonly fieldCheckers?: FieldCheckers;
  /** Sales channels and systems that people connect, by environment; default: `defaultPlatforms`. */
  readonly platforms?: Platforms;
  /** Acquirers that collect payments of recurring plans, by environment; default: `defaultAcquirers`. */
  readonly acquirers?: Acquirers;
  /** Transports of mails and text messages; default: those that the environment variables configure. */
  readonly transports?: MessageTransports;
  /** Whether this process does background work; default: yes. Without it another process does, or a test by hand. */
  readonly doesBackgroundWork?: boolean;
}

interface Worker {
  start(): void;
  stop(): Promise<void>;
}

/** Logs an error of background work under a message. */
type LogError = (message: string) => (error: unknown) => void;

/** Every kind of background work that waits in a queue. */
export function backgroundQueues(
  services: EngineServices & PayerServices,
  files: FileStore,
  ports: Ports & { readonly transports: MessageTransports },
  logError: LogError,
): readonly Queue[] {
  const queues = [
    jobQueue(services, logError('background job failed')),
    SETTLEMENTS,
    orderQueue(services, ports.payoutProviders ?? defaultProviders(services.env)),
    verificationQueue(services, ports.bankAccountVerifiers ?? defaultVerifiers(services.env)),
    planQueue(services),
    planPaymentQueue(services, ports.acquirers ?? defaultAcquirers(services.env)),
    REPORT_SCHEDULES,
    reportQueue(services, files, logError('report failed')),
    batchFileQueue(services, files),
    callbackQueue(services),
    reviewQueue(services),
    chargebackMailQueue(services),
    notificationMailQueue(services),
    withdrawalScheduleQueue(services),
    loanQueue(services),
    spendingQueue(services),
    feedbackQueue(),
    formCheckQueue(services, ports.fieldCheckers ?? defaultCheckers(services.env)),
    paymentQueue(services),
    cardQueue(services),
    ...disputeQueues(services.cardAcquirers),
    ...channelOrderQueues(ports.platforms ?? defaultPlatforms(services.env)),
    depositQueue(services),
    openingQueue(ports.virtualAccountBanks ?? defaultBanks(services.env)),
    partnerQueue(services, ports.methodPartners ?? defaultPartners(services.env)),
    platformQueue(services, ports.platforms ?? defaultPlatforms(services.env)),
    ...messageQueues(ports.transports),
  ];
  return [...queues, testClockQueue(services, queues, logError('background work failed'))];
}

/** Every kind of background work that goes through the businesses. */
export function periodicWorkers(services: Services, files: FileStore, logError: LogError) {
  return {
    retention: retentionWorker(services, files, logError('retention worker failed')),
    keyExpiry: keyExpiryWorker(services, logError('announcing the expiry of API keys failed')),
    recordExpiry: recordExpiryWorker(services, logError('expiring a record failed')),
    payerReminders: payerReminderWorker(services, logError('reminding payers failed')),
    dailyCloses: dailyCloseWorker(services, logError('closing a day failed')),
    taxInvoices: taxInvoiceWorker(services, logError('issuing a tax invoice failed')),
    billing: billingWorker(services, logError('issuing a billing statement failed')),
    loanOffers: offerWorker(services, logError('offering a loan failed')),
    reviews: reviewOpener(services, logError('opening reviews failed')),
  };
}

/**
 * Starts the background workers when the app is ready, and stops them when it closes. Errors are logged, and the work is
 * retried. Returns what starts the jobs of users at once.
 */
export function startWorkers(
  app: FastifyInstance,
  services: EngineServices & PayerServices,
  files: FileStore,
  ports: Ports,
): JobStarter {
  const logError: LogError = (message) => (error) => app.log.error({ err: error }, message);
  const transports = ports.transports ?? defaultTransports(services.env);
  const queues = backgroundQueues(services, files, { ...ports, transports }, logError);
  const queueWorker = new QueueWorker(queues, {
    database: services.database,
    realTime: () => services.realTime(),
    onError: (error, queue) => app.log.error({ err: error, queue }, 'background work failed'),
  });
  const workers: readonly Worker[] = [...Object.values(periodicWorkers(services, files, logError)), queueWorker];
  app.addHook('onReady', async () => {
    await recordTransports(services.database, transports, services.realTime());
    if (ports.doesBackgroundWork === false) return;
    for (const worker of workers) worker.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    for (const transport of Object.values(transports)) transport.close();
  });
  return { wake: () => (ports.doesBackgroundWork === false ? undefined : queueWorker.wake('job')) };
}
