/** The element that the address names by its fragment, if there is one. */
export const fragmentTarget = (): HTMLElement | null => {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not written by an encoder: taken as it stands.
  }
  return document.getElementById(id);
};
