import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { roles } from '../../../tailwind/roles.ts';
import { AXE_STYLES } from '../themes.ts';
import { FINDINGS_ATTACHMENT } from './finding.ts';
import type { Finding } from './finding.ts';

/** A finding, and its status in the audit. */
export interface RecordedFinding extends Omit<Finding, 'matches' | 'index'> {
  /** `violation` and `undecided` fail the test. A row of allowed.ts covers a `reviewed` finding. */
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
  /** The rules that have run. The list is empty if all rules have run. */
  only: readonly string[];
  findings: RecordedFinding[];
  /** The colours of the theme by role. The object is empty if there are no violations. */
  colours: Record<string, string>;
  scheme: string;
}

/** The space around the element in its picture, in px. */
const PICTURE_MARGIN = 24;

/** Returns a picture of an outlined element and its surroundings, or undefined if the element is not visible. */
async function takePicture(page: Page, index: number): Promise<string | undefined> {
  const setOutline = (on: boolean) =>
    page.evaluate(
      ({ index, on, styles }) => {
        const element = window.foundElements?.[index] as HTMLElement | undefined;
        if (!element?.checkVisibility()) return undefined;
        if (on) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.style.setProperty('outline', on ? '3px solid #d0006f' : '', 'important');
        if (element.style.length === 0) element.removeAttribute('style');
        const axeStyles = window.testStyles?.[styles];
        if (axeStyles) axeStyles.disabled = on; // the picture shows what prepareForAxe() hides
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      },
      { index, on, styles: AXE_STYLES },
    );
  const box = await setOutline(true);
  if (!box) return undefined;
  const clip = {
    x: box.x - PICTURE_MARGIN,
    y: Math.max(0, box.y - PICTURE_MARGIN),
    width: box.width + 2 * PICTURE_MARGIN,
    height: Math.min(box.height + 2 * PICTURE_MARGIN, 400),
  };
  const picture = await page.screenshot({ clip }).catch(() => undefined); // it fails if the element is outside the viewport
  await setOutline(false);
  return picture?.toString('base64');
}

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
    const picture = isFirst ? await takePicture(page, index) : undefined;
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
  const { pathname: path } = new URL(page.url());
  const body: StateRecord = { path, state, only, findings: recorded, colours, scheme };
  await test
    .info()
    .attach(FINDINGS_ATTACHMENT, { body: JSON.stringify(body), contentType: 'application/json' });
}
