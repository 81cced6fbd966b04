/** What pages may use of the runtime: small things only, so that a page stays small. */

export { newKey } from './actions/newKey.ts';
export { errorWords } from './language/errorWords.ts';
export { publicWords, type Words } from './language/publicWords.ts';
export { readLanguage, storeLanguage } from './language/storedLanguage.ts';
export { CodeInput } from './overlays/CodeInput.tsx';
export { BrandLogo } from './parts/BrandLogo.tsx';
export { Button } from './parts/Button.tsx';
export { IconShape } from './parts/IconShape.tsx';
export { PUBLIC_ICON_PATHS } from './parts/publicIconPaths.ts';
export { whenQuiet } from './parts/whenQuiet.ts';
export { clearStored } from './session/clearStored.ts';
export { endSession } from './session/endSession.ts';
export { RequestError } from './session/RequestError.ts';
export { request } from './session/request.ts';
export { type Challenge, dropChallenge, goToVerification, readChallenge } from './session/secondProof.ts';
export { send } from './session/send.ts';
export { signIn, signInAt } from './session/signIn.ts';
export type { SignInLink } from './session/signInLink.ts';
export { readSession } from './session/storedSession.ts';
