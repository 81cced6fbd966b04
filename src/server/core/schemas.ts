import mfa from '../../../schemas/api/mfa.schema.json' with { type: 'json' };
import oauth from '../../../schemas/api/oauth.schema.json' with { type: 'json' };
import payer from '../../../schemas/api/payer.schema.json' with { type: 'json' };
import recovery from '../../../schemas/api/recovery.schema.json' with { type: 'json' };
import session from '../../../schemas/api/session.schema.json' with { type: 'json' };
import team from '../../../schemas/api/team.schema.json' with { type: 'json' };
import view from '../../../schemas/api/view.schema.json' with { type: 'json' };
import vocabulary from '../../../schemas/generated/vocabulary.schema.json' with { type: 'json' };
import common from '../../../schemas/shared/common.schema.json' with { type: 'json' };
import guard from '../../../schemas/shared/guard.schema.json' with { type: 'json' };

/** JSON Schemas that requests are validated with, the source of the generated types, and the schemas they refer to. */
export const REQUEST_SCHEMAS = [oauth, payer, recovery, session, mfa, team, view, common, guard, vocabulary] as const;

/** A reference to a request body in schemas/api/session.schema.json. */
export function sessionSchema(definition: keyof typeof session.definitions): { readonly $ref: string } {
  return { $ref: `${session.$id}#/definitions/${definition}` };
}

/** A reference to a request body in schemas/api/view.schema.json. */
export function viewSchema(definition: keyof typeof view.definitions): { readonly $ref: string } {
  return { $ref: `${view.$id}#/definitions/${definition}` };
}

/** A reference to a request body in schemas/api/team.schema.json. */
export function teamSchema(definition: keyof typeof team.definitions): { readonly $ref: string } {
  return { $ref: `${team.$id}#/definitions/${definition}` };
}

/** A reference to a request body in schemas/api/mfa.schema.json. */
export function mfaSchema(definition: keyof typeof mfa.definitions): { readonly $ref: string } {
  return { $ref: `${mfa.$id}#/definitions/${definition}` };
}

/** A reference to a request body in schemas/api/recovery.schema.json. */
export function recoverySchema(definition: keyof typeof recovery.definitions): { readonly $ref: string } {
  return { $ref: `${recovery.$id}#/definitions/${definition}` };
}

/** A reference to a request query or body in schemas/api/oauth.schema.json. */
export function oauthSchema(definition: keyof typeof oauth.definitions): { readonly $ref: string } {
  return { $ref: `${oauth.$id}#/definitions/${definition}` };
}

/** A reference to a request body in schemas/api/payer.schema.json. */
export function payerSchema(definition: keyof typeof payer.definitions): { readonly $ref: string } {
  return { $ref: `${payer.$id}#/definitions/${definition}` };
}
