import type { AuthProvider } from 'react-admin';
import type { Console } from '#contract/generated/api.ts';
import { signOut } from '../../core/session/signOut.ts';
import type { ApiRecord } from './ApiRecord.ts';

/**
 * Creates the auth provider of a resolved console, for react-admin's hooks in islands. The server has decided what is in
 * the console: `canAccess` reads it, and every request is checked again.
 */
export function createAuthProvider({ user, resources }: Console): AuthProvider {
  return {
    login: () => Promise.reject(new Error('Users sign in on the sign-in page, before the console loads.')),
    async logout() {
      await signOut();
      return false;
    },
    // A console is shown to signed-in users only; when their session ends, the request that finds out leaves the page.
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: user.id, fullName: user.full_name, email: user.email }),
    /** `list` and `show` are screens; any other action is the id of a declared action. */
    async canAccess({ resource: name, action, record }) {
      const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
      if (resource === undefined) return false;
      if (action === 'list') return true;
      if (action === 'show') return resource.detail !== undefined;
      const declared = resource.actions.find(({ id }) => id === action);
      if (declared === undefined) return false;
      const can = (record as ApiRecord | undefined)?.can;
      return declared.scope !== 'record' || record === undefined || can?.includes(action) === true;
    },
  };
}
