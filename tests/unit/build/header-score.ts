/**
 * The score of a set of response headers by the rules of Mozilla's HTTP Observatory (version 1.6), as far as
 * headers decide: https://github.com/mdn/mdn-http-observatory. What needs a live site (cookies, certificate,
 * redirection to https, preload list, integrity of scripts) is taken as neutral, worth 0.
 */
type Headers = Record<string, string | undefined>;
type Policy = Map<string, string[]>;

const HALF_A_YEAR = 15_552_000; // seconds
const BONUS_FROM = 90;
const BROAD = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;

const parsed = (text = ''): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

function contentSecurityPolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const allowed = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const unsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  const plain = (source: string) => /^(http|ftp):/.test(source);
  const passive = [...allowed('img-src'), ...allowed('media-src')];
  const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources));
  const [scripts, styles] = [allowed('script-src'), allowed('style-src')];
  if (scripts.some(unsafe) || allowed('object-src').some((source) => BROAD.test(source))) return -20;
  if (active.some(plain)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some(plain)) return -10;
  if (styles.some(unsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportSecurity(value?: string): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1];
  if (age === undefined || value?.includes(',')) return -20;
  return Number(age) < HALF_A_YEAR ? -10 : 0;
}

function framing(policy: Policy, value?: string): number {
  if (policy.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(value ?? '')) return 5;
  return /^allow-from/i.test(value ?? '') ? 0 : -20;
}

/** The modifier of a header that has good values, harmless ones, and is wrong with any other. */
const worth = (value: string | undefined, bonus: number, good: string[], harmless: string[] = []) => {
  if (value === undefined || harmless.includes(value)) return 0;
  return good.includes(value) ? bonus : -5;
};

const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const openers = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];

/** Points of each rule above or below the 100 that every site starts from. */
function modifiers(headers: Headers): Record<string, number> {
  const policy = parsed(headers['Content-Security-Policy']);
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'Strict-Transport-Security': transportSecurity(headers['Strict-Transport-Security']),
    'X-Content-Type-Options': headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    'X-Frame-Options': framing(policy, headers['X-Frame-Options']),
    'Referrer-Policy': worth(headers['Referrer-Policy'], 5, discreet),
    'Cross-Origin-Opener-Policy': worth(headers['Cross-Origin-Opener-Policy'], 10, openers, ['unsafe-none']),
    'Cross-Origin-Resource-Policy': worth(
      headers['Cross-Origin-Resource-Policy'],
      10,
      ['same-origin', 'same-site'],
      ['cross-origin'],
    ),
    'Cross-Origin-Embedder-Policy': worth(
      headers['Cross-Origin-Embedder-Policy'],
      10,
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
  };
}

/** Bonuses count only for a site that its faults leave at 90 or more; no score is below 0. */
export function score(headers: Headers): number {
  const points = Object.values(modifiers(headers));
  const sum = (of: number[]) => of.reduce((a, b) => a + b, 100);
  const faults = sum(points.filter((point) => point < 0));
  return Math.max(0, faults >= BONUS_FROM ? sum(points) : faults);
}
