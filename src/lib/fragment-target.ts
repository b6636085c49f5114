/** The element that the address names by its fragment, if there is one. */
export const fragmentTarget = (): HTMLElement | null | undefined => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // No encoder has written this: it names nothing.
    return undefined;
  }
};
