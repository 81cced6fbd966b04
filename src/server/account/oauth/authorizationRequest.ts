import type { AuthorizationQuery } from '#contract/generated/api.ts';
import type { ApiProduct, ApplicationDeclaration } from '#contract/generated/config.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';

/** A validated authorization request of an application. */
export interface AuthorizationRequest {
  readonly application: ApplicationDeclaration;
  readonly redirectUri: string;
  readonly reads: readonly ApiProduct[];
  readonly writes: readonly ApiProduct[];
}

function refused(field: string, message: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The authorization request of this application is invalid.', [
    { field, message },
  ]);
}

function productsOf(scopes: readonly string[], kind: 'read' | 'write', most: readonly ApiProduct[]): ApiProduct[] {
  return most.filter((product) => scopes.includes(`${kind}:${product}`));
}

/**
 * Validates an authorization request. The redirect URI is compared exactly before any redirect. Throws API_VALIDATION_ERROR
 * for an unknown application, a redirect URI that is not registered, or permissions beyond the application's.
 */
export function parseAuthorizationRequest(
  { config }: Pick<Services, 'config'>,
  { client_id, redirect_uri, scope }: Pick<AuthorizationQuery, 'client_id' | 'redirect_uri' | 'scope'>,
): AuthorizationRequest {
  const { applications } = config.current().config.applications.value;
  const application = applications.find(({ id }) => id === client_id);
  if (application === undefined) throw refused('client_id', 'is not a registered application');
  if (!application.redirect_uris.includes(redirect_uri))
    throw refused('redirect_uri', 'is not registered for this application');
  const scopes = scope.split(' ').filter(Boolean);
  const reads = productsOf(scopes, 'read', application.reads);
  const writes = productsOf(scopes, 'write', application.writes);
  if (scopes.length === 0 || reads.length + writes.length < new Set(scopes).size) {
    throw refused('scope', 'is empty or exceeds the permissions of the application');
  }
  return { application, redirectUri: redirect_uri, reads, writes };
}

/** The scope parameter for granted permissions. */
export function scopeOf({ reads, writes }: Pick<AuthorizationRequest, 'reads' | 'writes'>): string {
  return [...reads.map((product) => `read:${product}`), ...writes.map((product) => `write:${product}`)].join(' ');
}
