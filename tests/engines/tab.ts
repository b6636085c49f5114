/** What the journeys need of a browser: the verbs that every driver has. */

export type KeyName = 'Tab' | 'Enter' | 'Escape';

/** One page of a visitor. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(
    read: (...values: Args) => Result,
    ...values: Args
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  /** Puts a text into a field by the keyboard, in place of what stands there. */
  fill: (selector: string, text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /** Makes the page, not the window, so large. */
  setSize: (width: number, height: number) => Promise<void>;
  /** What screen readers are told of all elements that a selector finds: only WebKit's driver can tell. */
  rolesOf?: (selector: string) => Promise<string[]>;
}

export interface Browser {
  version: string;
  /** In place of the last one, in the same browser: to start one costs more than most journeys. */
  open: () => Promise<Tab>;
  /** The tab of a visitor who has switched JavaScript off: its links answer to keys, not to clicks. */
  openWithoutScripting: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A driver that answers no more, or not the truth: a fault of neither the site nor its test. */
export class DriverFault extends Error {}

/** Whether this, or what a poll gave up for, is that. */
export const isDriverFault = (error: unknown): boolean =>
  error instanceof DriverFault || (error instanceof Error && isDriverFault(error.cause));
