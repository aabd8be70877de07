import type { Sight } from './in-page.ts';
import type { Way } from '../tab.ts';
import type { Target } from './steps.ts';

export interface Size {
  width: number;
  height: number;
}

/** What any browser's driver can do with a page. */
export interface Screen {
  /** One key, or `Shift+Tab`. */
  press: (key: string) => Promise<void>;
  /** One press, or as many at once as the driver hands over without a question between them. */
  tab: (way: Way) => Promise<unknown>;
  type: (text: string) => Promise<void>;
  ask: <Result, Given>(fn: (given: Given) => Result, given: Given) => Promise<Result>;
  /** Loads a page, and no more. */
  open: (path: string) => Promise<void>;
  /** Loads a page, gives it a first sign, and waits until it is live. */
  goto: (path: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  /** Addresses opened in new tabs so far; the tabs are closed again. */
  opened: () => Promise<readonly string[]>;
  /** Names of the files downloaded so far. */
  downloads: () => readonly string[];
}

/** A browser with one window. */
export interface Opened {
  screen: Screen;
  stop: () => Promise<void>;
}

/** One way to use the site: by keys alone, or by a finger alone. */
export interface Hand {
  see: (target?: Target, attribute?: string) => Promise<Sight>;
  press: (target: Target) => Promise<void>;
  /** Makes the slider of this name stand still: the focus that enters it does, or a tap on Stop (CR3). */
  halt: (slider: string) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  choose: (target: Target, option: string) => Promise<void>;
  select: (target: Target) => Promise<void>;
  pick: (target: Target) => Promise<void>;
  close: (target: Target) => Promise<void>;
}
