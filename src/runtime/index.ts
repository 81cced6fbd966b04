/** What pages may use of the runtime: small things only, so that a page stays small. */

export { errorWords } from './language/errorWords.ts';
export { publicWords, type Words } from './language/publicWords.ts';
export { readLanguage, storeLanguage } from './language/storedLanguage.ts';
export { BrandLogo } from './parts/BrandLogo.tsx';
export { Button } from './parts/Button.tsx';
export { IconShape } from './parts/IconShape.tsx';
export { PUBLIC_ICON_PATHS } from './parts/publicIconPaths.ts';
export { whenQuiet } from './parts/whenQuiet.ts';
export { RequestError } from './session/RequestError.ts';
export { request } from './session/request.ts';
export { signIn } from './session/signIn.ts';
