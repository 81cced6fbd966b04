import type { PreviousUpload, UrlStorage } from 'tus-js-client';

const PREFIX = 'upload:';

function read(key: string): PreviousUpload | undefined {
  const uploadUrl = sessionStorage.getItem(key);
  if (uploadUrl === null) return undefined;
  return { uploadUrl, urlStorageKey: key, size: null, metadata: {}, creationTime: '', parallelUploadUrls: null };
}

/** The addresses of uploads that have begun, in this tab only, so that they continue after a reload; without names of files. */
export const PAUSED_UPLOADS: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async (fingerprint) => {
    const found = read(PREFIX + fingerprint);
    return found === undefined ? [] : [found];
  },
  removeUpload: async (key) => sessionStorage.removeItem(key),
  addUpload: async (fingerprint, { uploadUrl }) => {
    const key = PREFIX + fingerprint;
    if (uploadUrl !== null) sessionStorage.setItem(key, uploadUrl);
    return key;
  },
};
