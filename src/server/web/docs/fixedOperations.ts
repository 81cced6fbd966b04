/** Documentation of a route that does not belong to a resource. */
export interface FixedOperation {
  readonly summary: string;
  /** Schema of its response: a file of schemas/api, and a definition in it. */
  readonly answer?: readonly [file: string, definition?: string];
}

const session = (definition: string) => ['session', definition] as const;
const mfa = (definition: string) => ['mfa', definition] as const;
const recovery = (definition: string) => ['recovery', definition] as const;
const team = (definition: string) => ['team', definition] as const;
const view = (definition: string) => ['view', definition] as const;
const payer = (definition: string) => ['payer', definition] as const;
const oauth = (definition: string) => ['oauth', definition] as const;

/** By method and path. A route without an entry fails `tests/api/docs.test.ts`. Rule routes.documented. */
export const FIXED_OPERATIONS: Readonly<Record<string, FixedOperation>> = {
  'get /api/health': { summary: 'Check that the service is up' },
  'post /api/auth/email': { summary: 'Sign in by e-mail and password for tokens', answer: session('tokens') },
  'post /api/sessions': { summary: 'Sign in by e-mail and password' },
  'post /api/sms_otp_login': { summary: 'Send a sign-in code by text message', answer: mfa('sentCode') },
  'post /api/authorize_sms_otp_login!': { summary: 'Finish sign-in with a code from a text message' },
  'post /api/authorize_authenticator_login!': { summary: 'Finish sign-in with a code from an authenticator' },
  'post /api/mfa_backup_code': { summary: 'Finish sign-in with a backup code' },
  'get /api/mfa_backup_code_existence/{challenge}': {
    summary: 'Check whether backup codes exist',
    answer: mfa('backupCodeExistence'),
  },
  'get /api/user/security': { summary: 'Get your security settings', answer: mfa('security') },
  'post /api/user/authenticator': { summary: 'Begin the setup of an authenticator', answer: mfa('authenticatorSetup') },
  'put /api/user/authenticator': {
    summary: 'Confirm the authenticator with its first code',
    answer: mfa('backupCodes'),
  },
  'put /api/user/text_message_login': { summary: 'Use text messages as second step' },
  'post /api/user/backup_codes': { summary: 'Create new backup codes', answer: mfa('backupCodes') },
  'delete /api/user/mfa': { summary: 'Turn off the second step' },
  'patch /api/user/phone_number_verification': { summary: 'Verify your phone number' },
  'post /api/users/device_verification': { summary: 'Verify a new device' },
  'put /api/users/_pin': { summary: 'Set your PIN' },
  'get /api/user/sessions': { summary: 'List your sessions' },
  'delete /api/user/sessions': { summary: 'End all your other sessions' },
  'delete /api/user/sessions/{id}': { summary: 'End one of your sessions' },
  'get /api/authenticated-user-data': { summary: 'Get the signed-in person and business', answer: mfa('userData') },
  'post /api/auth/token/refresh': { summary: 'Renew a session' },
  'delete /api/auth/token': { summary: 'Revoke tokens' },
  'post /api/logout': { summary: 'Sign out' },
  'post /api/switch-business': { summary: 'Switch to another business' },
  'post /api/switch_business!': { summary: 'Switch to another business' },
  'post /api/users/forgot_password': { summary: 'Request a link to reset a password', answer: recovery('mailAnswer') },
  'post /api/users/change_password_link': { summary: 'Check a password reset link', answer: recovery('passwordLink') },
  'post /api/users/change_password': { summary: 'Set a new password by link' },
  'post /api/users/unlock': { summary: 'Unlock an account by link' },
  'put /api/user/password': { summary: 'Change your password' },
  'get /api/registration-form': { summary: 'Get the registration form', answer: recovery('registrationForm') },
  'post /api/registrations': { summary: 'Register a business', answer: recovery('mailAnswer') },
  'post /api/registrations/password': { summary: 'Check a password before registration' },
  'post /api/users/resend_email_verification': {
    summary: 'Send the e-mail confirmation again',
    answer: recovery('mailAnswer'),
  },
  'post /api/users/confirm_email': { summary: 'Confirm an e-mail address', answer: recovery('confirmedEmail') },
  'post /api/internal/sign-in-links': { summary: 'Create a sign-in link (internal staff)' },
  'post /api/auth/verify-one-time-token': { summary: 'Sign in by one-time token' },
  'get /api/console': { summary: 'Get the console resolved for you' },
  'get /api/messages/{language}': { summary: 'Get the texts of the console' },
  'get /api/search': { summary: 'Find records in every list that you can open', answer: ['search'] },
  'get /api/screens': {
    summary: 'List the screens that you can open, with the names that search finds them by',
    answer: ['screens'],
  },
  'post /api/user/feedback': { summary: 'Send feedback about the product' },
  'get /api/user/feedback-prompt': {
    summary: 'Check whether the prompt for feedback is due',
    answer: session('feedbackPrompt'),
  },
  'patch /api/user/feedback-prompt': {
    summary: 'Count or put off the prompt for feedback',
    answer: session('feedbackPrompt'),
  },
  'get /api/user/im-consent': { summary: 'Get your consent to instant messages', answer: session('messageConsent') },
  'patch /api/user/im-consent': {
    summary: 'Change your consent to instant messages',
    answer: session('messageConsent'),
  },
  'patch /api/user/sidebar': { summary: 'Open or fold headings of the sidebar' },
  'get /api/user/businesses': { summary: 'List your businesses' },
  'patch /api/user': { summary: 'Change your preferences' },
  'get /api/views': { summary: 'List saved views of a list' },
  'post /api/views': { summary: 'Save a view', answer: view('view') },
  'patch /api/views/{id}': { summary: 'Change a saved view', answer: view('view') },
  'delete /api/views/{id}': { summary: 'Delete a saved view' },
  'get /api/pages/{page}/blocks/{block}': { summary: 'Get the figures of a block of a page' },
  'get /api/journeys/{journey}': { summary: 'Get the progress of a journey', answer: ['showing', 'journey'] },
  'get /api/permissions': { summary: 'List permissions and their texts' },
  'patch /api/users/update_notification': {
    summary: 'Mark a notice as seen or dismissed',
    answer: session('notifications'),
  },
  'get /api/user/notifications': { summary: 'List seen and dismissed notices' },
  'get /api/notifications': {
    summary: 'List your notifications, the newest first',
    answer: ['notification', 'list'],
  },
  'patch /api/notifications/{id}/read': { summary: 'Mark a notification as read' },
  'post /api/notifications/read-all': { summary: 'Mark all your notifications as read' },
  'get /api/notifications/stream': { summary: 'Hear of new notifications (server-sent events)' },
  'get /api/v2/notifications': {
    summary: 'List your notifications, the newest first',
    answer: ['notification', 'list'],
  },
  'post /api/v2/notifications/{id}/read': { summary: 'Mark a notification as read' },
  'post /api/v2/notifications/read-all': { summary: 'Mark all your notifications as read' },
  'get /api/brands': { summary: 'List brands (internal staff)' },
  'get /api/brands/{brand}/preview': { summary: 'Preview a brand (internal staff)' },
  'get /api/config-docs': { summary: 'Get the documentation of the config language (internal staff)' },
  'post /api/internal/ended-sessions': { summary: 'End the sessions of a person (internal staff)' },
  'get /api/console/explain': { summary: 'Explain the console (internal staff)' },
  'post /api/undo': { summary: 'Undo an action' },
  'get /api/webhooks/{id}/events': { summary: 'List delivery events of a callback' },
  'post /api/callback_requests/{id}': { summary: 'Send a callback again' },
  'get /api/callback_key': { summary: 'Get the key that signs callbacks' },
  'get /api/jobs': { summary: 'List your background jobs' },
  'get /api/jobs/{id}': { summary: 'Get a background job' },
  'post /api/jobs/{id}/cancel': { summary: 'Cancel a background job' },
  'post /api/otp': { summary: 'Send a one-time code', answer: mfa('sentCode') },
  'get /api/oauth/authorize': { summary: 'Get an authorization request', answer: oauth('authorizationView') },
  'post /api/oauth/authorize': {
    summary: 'Approve or deny an authorization request',
    answer: oauth('authorizationAnswer'),
  },
  'post /api/oauth/token': { summary: 'Exchange an authorization code for a key', answer: oauth('tokenAnswer') },
  'post /api/files': { summary: 'Upload a file', answer: ['form', 'file'] },
  'get /api/files/{id}': { summary: 'Download a file' },
  'get /api/payer-preview': { summary: 'Preview the page of payers', answer: ['payer-preview'] },
  'get /api/store-preview': { summary: 'Preview the pages of a store', answer: ['payer-preview'] },
  'post /api/sales-channels/authorization': {
    summary: 'Finish connecting a sales channel, with what its platform sent back',
    answer: session('channelAuthorizationAnswer'),
  },
  'get /api/areas': { summary: 'List the areas that addresses are chosen from', answer: ['areas'] },
  'get /api/common-company-detail': { summary: 'Get how far the activation is', answer: ['company-detail'] },
  'get /api/sub-accounts': { summary: 'List sub-accounts' },
  'get /api/users/{user}/businesses': {
    summary: 'List the businesses of a team member',
    answer: team('userBusinesses'),
  },
  'get /api/team/permissions': {
    summary: 'List permissions that can be granted',
    answer: team('offeredPermissions'),
  },
  'post /api/team/preview': { summary: 'Preview what access shows', answer: team('accessPreviewAnswer') },
  'patch /api/users/{user}/permissions': { summary: 'Change the access of a team member' },
  'post /api/team/invitations': { summary: 'Invite a team member' },
  'post /api/team/invitations/{id}/resend': { summary: 'Send an invitation again' },
  'post /api/team/invitations/{id}/withdraw': { summary: 'Withdraw an invitation' },
  'get /api/invitations/{token}': { summary: 'Get an invitation', answer: team('invitationView') },
  'post /api/invitations/{token}/accept': { summary: 'Accept an invitation' },
  'get /api/pay/{token}': {
    summary: 'Get an invoice or payment link as its payer sees it',
    answer: payer('payerView'),
  },
  'post /api/pay/{token}/payment-requests': {
    summary: 'Get how to pay by a method: a number, a code, a QR code or an approval',
    answer: payer('payerPaymentRequest'),
  },
  'get /api/pay/{token}/payment-requests/{id}': {
    summary: 'Get what became of a payment request',
    answer: payer('payerPaymentRequest'),
  },
  'post /api/pay/{token}/payment-requests/{id}/simulate': {
    summary: 'Pay a payment request in test mode',
    answer: payer('payerPaymentRequest'),
  },
  'get /api/boot': { summary: 'Get what the sign-in page needs', answer: ['boot'] },
  'get /api/public-messages': { summary: 'Get the texts of public pages' },
  'get /api/demo/outbox': { summary: 'Read mails and text messages of the demo' },
};
