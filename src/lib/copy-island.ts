/** The island of the copy control, at which the page's first script and the control itself meet. */
export interface CopyIsland extends HTMLElement {
  /** How the last press went. Kept at the island: React may draw the button anew. */
  copying?: Promise<boolean>;
}
