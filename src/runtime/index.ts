/** The part of the runtime that pages may use: small modules only, so that a page stays small. */

export { newKey } from './actions/send/newKey.ts';
export { errorWords } from './core/language/errorWords.ts';
export { publicWords, type Words } from './core/language/publicWords.ts';
export { readLanguage, storeLanguage } from './core/language/storedLanguage.ts';
export { readTimeZone, storeTimeZone } from './core/language/storedTimeZone.ts';
export { type Challenge, clearChallenge, goToVerification, readChallenge } from './core/session/challenge.ts';
export { clearStored } from './core/session/clearStored.ts';
export { endSession } from './core/session/endSession.ts';
export { RequestError } from './core/session/RequestError.ts';
export { request } from './core/session/request.ts';
export { send } from './core/session/send.ts';
export { signIn, signInAt } from './core/session/signIn.ts';
export type { SignInLink } from './core/session/signInLink.ts';
export { readSession } from './core/session/storedSession.ts';
export { whenIdle } from './parts/browser/whenIdle.ts';
export { Button } from './parts/buttons/Button.tsx';
export { UsernameField } from './parts/fields/UsernameField.tsx';
export { IconShape } from './parts/icons/IconShape.tsx';
export { PUBLIC_ICON_PATHS } from './parts/icons/publicIconPaths.ts';
export { BrandLogo } from './parts/marks/BrandLogo.tsx';
export { CodeInput } from './parts/overlays/CodeInput.tsx';
export { loadAllZones } from './parts/zones/loadAllZones.ts';
