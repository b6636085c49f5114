/** What the editor keeps in the browser: its name and, where it has one, the key of its records. */
const STORES: Readonly<Record<string, string[] | undefined>> = {
  'asset-hashes': undefined,
  'asset-thumbnails': undefined,
  'draft-backups': ['collectionName', 'slug'],
  'file-cache': undefined,
  'file-system-handles': undefined,
  meta: undefined,
  'ui-settings': undefined,
};

/**
 * Makes the stores of the editor before it begins. By itself it makes each when it first needs it, by
 * another version of the database; of two at the same moment one stays without, and nothing that it
 * should keep is kept until the page is loaded anew: the copy of what is not saved yet, for one.
 *
 * @param repository - owner and name, as the editor is configured
 */
export const createStores = (repository: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.open(`github:${repository}`);
    request.onupgradeneeded = () => {
      for (const [name, keyPath = null] of Object.entries(STORES)) {
        request.result.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    // Where the browser keeps nothing, the editor can do without.
    request.onerror = () => {
      resolve();
    };
  });
