import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { roles } from '../../../tailwind/roles.ts';
import { FINDINGS_ATTACHMENT } from './finding.ts';
import type { Finding } from './finding.ts';

/** A finding, and what the audit has decided about it. */
export interface RecordedFinding extends Omit<Finding, 'matches' | 'index'> {
  /**
   * The decision. `violation` and `undecided` fail the test. `reviewed` means that a row of allowed.ts covers the
   * finding.
   */
  status: 'violation' | 'undecided' | 'reviewed';
  /** The reason in the row of allowed.ts. */
  reason?: string;
  /** A picture of the element, as a PNG in base64. */
  picture?: string;
}

/** The findings of one audit of a page in one state. */
export interface StateRecord {
  path: string;
  state: string;
  /** The rules that have run, or all. */
  only: readonly string[];
  findings: RecordedFinding[];
  /** The colours of the roles. It is empty if there are no violations. */
  colours: Record<string, string>;
  scheme: string;
}

declare global {
  interface Window {
    /** The style sheet of prepareForAxe(). */
    flat?: CSSStyleSheet;
  }
}

/**
 * Returns a picture of an element and its surroundings, with an outline around the element. Returns undefined if the
 * element is not visible.
 */
async function pictureOf(page: Page, index: number): Promise<string | undefined> {
  const outline = (on: boolean) =>
    page.evaluate(
      ({ index, on }) => {
        const element = window.foundElements?.[index] as HTMLElement | undefined;
        if (!element?.checkVisibility()) return undefined;
        if (on) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.style.setProperty('outline', on ? '3px solid #d0006f' : '', 'important');
        if (element.style.length === 0) element.removeAttribute('style');
        if (window.flat) window.flat.disabled = on; // the picture shows what prepareForAxe() hides
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      },
      { index, on },
    );
  const box = await outline(true);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const margin = 24;
  const x = Math.max(0, (box?.x ?? 0) - margin);
  const y = Math.max(0, (box?.y ?? 0) - margin);
  const clip = {
    x,
    y,
    width: Math.min(width - x, (box?.width ?? 0) + 2 * margin),
    height: Math.min(height - y, (box?.height ?? 0) + 2 * margin, 400),
  };
  const picture =
    box && clip.width > 0 && clip.height > 0
      ? await page.screenshot({ clip }).catch(() => undefined)
      : undefined;
  await outline(false);
  return picture?.toString('base64');
}

/** Attaches the findings of a state to the test. */
export async function record(
  page: Page,
  state: string,
  findings: readonly Finding[],
  reasonOf: (finding: Finding) => string | undefined,
  only: readonly string[] = [],
): Promise<void> {
  const recorded: RecordedFinding[] = [];
  const pictured = new Set<string>();
  for (const finding of findings) {
    const { matches: _matches, index, ...rest } = finding;
    const reason = reasonOf(finding);
    const status = reason !== undefined ? 'reviewed' : finding.isCertain ? 'violation' : 'undecided';
    const key = `${rest.rule} ${rest.lines?.map(({ line }) => line).join(' ')}`;
    const isFirst = status !== 'reviewed' && index !== undefined && !pictured.has(key);
    pictured.add(key);
    const picture = isFirst ? await pictureOf(page, index) : undefined;
    recorded.push({
      ...rest,
      status,
      ...(reason !== undefined && { reason }),
      ...(picture !== undefined && { picture }),
    });
  }
  const hasViolation = recorded.some(({ status }) => status === 'violation');
  const { scheme, colours } = await page.evaluate(
    (names) => {
      const style = getComputedStyle(document.documentElement);
      return {
        scheme: style.colorScheme,
        colours: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)])),
      };
    },
    hasViolation ? [...roles] : [],
  );
  const body: StateRecord = {
    path: new URL(page.url()).pathname,
    state,
    only,
    findings: recorded,
    colours,
    scheme,
  };
  await test
    .info()
    .attach(FINDINGS_ATTACHMENT, { body: JSON.stringify(body), contentType: 'application/json' });
}
