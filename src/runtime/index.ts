/** What pages may use of the runtime: small things only, so that a page stays small. */

export { newKey } from './actions/newKey.ts';
export { errorWords } from './ground/language/errorWords.ts';
export { publicWords, type Words } from './ground/language/publicWords.ts';
export { readLanguage, storeLanguage } from './ground/language/storedLanguage.ts';
export { clearStored } from './ground/session/clearStored.ts';
export { endSession } from './ground/session/endSession.ts';
export { RequestError } from './ground/session/RequestError.ts';
export { request } from './ground/session/request.ts';
export { type Challenge, dropChallenge, goToVerification, readChallenge } from './ground/session/secondProof.ts';
export { send } from './ground/session/send.ts';
export { signIn, signInAt } from './ground/session/signIn.ts';
export type { SignInLink } from './ground/session/signInLink.ts';
export { readSession } from './ground/session/storedSession.ts';
export { BrandLogo } from './parts/BrandLogo.tsx';
export { Button } from './parts/Button.tsx';
export { IconShape } from './parts/IconShape.tsx';
export { CodeInput } from './parts/overlays/CodeInput.tsx';
export { PUBLIC_ICON_PATHS } from './parts/publicIconPaths.ts';
export { whenQuiet } from './parts/whenQuiet.ts';
