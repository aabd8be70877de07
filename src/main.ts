/**
 * Boot: a page is complete without script, so React starts only at the first sign of intent, or shortly before
 * something in view must move by itself. Until a part is live, clicks and submits on it are held, and repeated
 * once when it is. Kept under 2 kB: it is the only script of the first load.
 */
const HERO_MOVES_AFTER = 5000; // ms, the hero's first change
const HEAD_START = 1500; // ms for fetching and hydrating before that
const RETRY_AFTER = 3000; // ms from a failed start to the next intent that counts
const LONG_PRESS = 500; // ms that a press without a click puts the start off
const PATIENCE = 4000; // ms that a press is held before a form shows the other ways to the firm, and a link is followed
/** Of a control whose press is held: a tint, since fading the control would make the browser sort its layers anew. */
const BLINK = {
  boxShadow: ['color-mix(in srgb, currentcolor 30%, transparent)', 'transparent'].map(
    (colour) => `inset 0 0 0 9rem ${colour}`,
  ),
};
const BLINK_LENGTH = 400; // ms

const script = document.querySelector<HTMLScriptElement>('script[data-start]');

const listed = (files?: string) => files?.split(' ') ?? []; // none in development
/** The code that this page needs to come to life: what the cache is filled with when idle, and what waits for intent. */
const cold = listed(script?.dataset.warm);
const needed = [...cold, ...listed(script?.dataset.own)];
const here = new Set<string>();

/** A failed fetch can be tried again, while Chromium up to 150 remembers a failed import as long as the page is open. */
async function bring(file: string, priority: RequestPriority = 'auto') {
  if (here.has(file)) return;
  const response = await fetch(file, { priority });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
  here.add(file);
}

/** What is fetched would be fetched once more for its import: so in a private window of Safari. */
let keepsNothing = false;

/** As lib/after-paint.ts: an import would cost the first load a second request. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/**
 * The press that is the first sign of intent is answered first: code that is evaluated while the finger is on the
 * glass would keep its click waiting.
 */
let answered: Promise<void> | undefined;
const answerFirst = () =>
  (answered = new Promise((resolve) => {
    for (const end of ['click', 'pointercancel']) {
      addEventListener(end, () => afterPaint(resolve), { capture: true, once: true });
    }
    setTimeout(resolve, LONG_PRESS);
  }));

let starting: Promise<unknown> | undefined;
function start() {
  starting ??= Promise.all([answered, ...(keepsNothing ? [] : needed.map((file) => bring(file)))])
    // The address stands in the document: a literal import would bring the bundler's preload helper along.
    .then(() => import(/* @vite-ignore */ script?.dataset.start ?? ''))
    .then((client: typeof import('./client.tsx')) => client.start());
  starting.catch((error: unknown) => {
    console.error('The page could not start:', error);
    starting = undefined; // a later intent tries again; the page still reads and links still lead on
    setTimeout(listen, RETRY_AFTER);
    for (const [element] of held) follow(element);
  });
}
/** A held link is a link all the same. */
function follow(element: Element) {
  if (element instanceof HTMLAnchorElement && held.delete(element)) location.assign(element.href);
}

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'online'];
const begin = (intent?: Event) => {
  if (intent?.type === 'pointerdown') void answerFirst();
  document.documentElement.dataset.intent = ''; // for the parts that wait for it (components/deferred.tsx)
  for (const type of intents) removeEventListener(type, begin, true);
  start();
};
function listen() {
  for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
}
listen();

/** React keeps its props on each element it has taken over. */
const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Opens a dialog: shown at once, modal when that has been painted. Modal, it makes the page behind inert, and the
 * browser styles every element anew, which on a slow phone takes longer than all the rest of a tap.
 */
function show(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.open = true;
  afterPaint(() => {
    if (dialog.open) putOffBands(dialog);
    afterPaint(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      dialog.open = false;
      dialog.showModal();
    });
  });
}

// The finger is on the glass some 60 ms before its click: time to lay the dialog out, unseen (styles/chrome.css).
addEventListener(
  'pointerdown',
  ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    const dialog = opener && document.getElementById(opener.dataset.opens ?? '');
    if (dialog) dialog.dataset.near = '';
  },
  { capture: true, passive: true },
);

const held = new Map<HTMLElement, (now: HTMLElement) => void>();
function hold(event: Event, element: HTMLElement, repeat: (now: HTMLElement) => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(element, repeat);
  const pressed = event instanceof SubmitEvent ? event.submitter : element;
  pressed?.animate(BLINK, BLINK_LENGTH); // heard, although nothing else can be seen yet
  start();
  dispatchEvent(new Event('part-wanted')); // components/deferred.tsx tries again what failed
  setTimeout(() => {
    follow(element);
    if (event.type === 'submit' && held.has(element)) document.documentElement.dataset.waiting = '';
  }, PATIENCE);
}

addEventListener(
  'click',
  (event) => {
    const target =
      event.target instanceof Element && event.target.closest<HTMLElement>('button,a[data-action]');
    if (!target) return;
    const { opens, closes } = target.dataset;
    const dialog = document.getElementById(opens ?? closes ?? '');
    const isDialog = dialog instanceof HTMLDialogElement;
    if (isDialog && opens) show(dialog);
    if (isLive(target)) return;
    if (isDialog) {
      if (closes) dialog.close();
      start();
    } else if (target instanceof HTMLButtonElement && target.type === 'submit' && target.form) {
      target.form.noValidate = true; // until its submit event: faults are told by the form's own summary
      start(); // its submit event follows, and is held
    } else hold(event, target, (now) => now.click());
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    // The search is a form that leads to a page of its own, with React or without.
    if (form instanceof HTMLFormElement && form.method === 'dialog' && !isLive(form)) {
      form.noValidate = false;
      hold(event, form, (now) => (now as HTMLFormElement).requestSubmit());
    }
  },
  true,
);

// The keys of the search are held as a press of its link (chrome/search-link.tsx).
addEventListener(
  'keydown',
  (event) => {
    const link = document.querySelector<HTMLElement>('[data-action=search]');
    if (event.key === 'k' && (event.ctrlKey || event.metaKey) && link && !isLive(link))
      hold(event, link, (now) => now.click());
  },
  true,
);

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

// Every live part says so (components/deferred.tsx).
addEventListener('part-live', () => {
  for (const [element, repeat] of held) {
    // React may have put one of its own in the place (app/foreign-changes.ts).
    const now = element.isConnected
      ? element
      : [...document.querySelectorAll<HTMLElement>(element.localName)].find(
          (other) => nameOf(other) === nameOf(element),
        );
    if (!now || !isLive(now)) continue;
    held.delete(element);
    setTimeout(() => now.isConnected && repeat(now));
  }
  if (held.size === 0) delete document.documentElement.dataset.waiting;
});

// A reload leaves earlier addresses of the visit to this document: until React answers, Back must load them.
const { pathname } = location;
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !('live' in document.documentElement.dataset)) location.reload();
});

try {
  // A form half-written or handed off before a reload shows so again without waiting for an intent (enquiry/draft.ts).
  if (Object.keys(sessionStorage).some((key) => key.startsWith('enquiry-'))) begin();
} catch {
  // no storage, no draft
}

// A key may have been pressed before this script was here. After a paint, or `scrollY` would make the browser lay out.
// And the page of results (`?q=`) says nothing before React does.
afterPaint(
  () => (scrollY || location.search[1] === 'q' || document.activeElement !== document.body) && begin(),
);

const moves = document.querySelector('[data-moves]');
if (moves && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  setTimeout(start, HERO_MOVES_AFTER - HEAD_START);
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 50);

/**
 * Fills the cache with this page's code, at low priority: a `modulepreload` would compile it on the main thread.
 * One file at a time: asking for twenty in one go is a long task of its own on a slow phone.
 */
function warmUp() {
  const file = cold.shift();
  if (!file) return;
  bring(file, 'low').catch(() => undefined);
  whenIdle(warmUp);
}

/** Not where the visitor saves data, or where the first file, of 50 bytes, comes from the network twice. */
async function mayWarmUp() {
  const [first] = cold;
  if (!first || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  await bring(first);
  here.delete(first);
  await bring(first);
  const [, again] = performance.getEntriesByName(location.origin + first) as PerformanceResourceTiming[];
  keepsNothing = Boolean(again?.transferSize);
  if (!keepsNothing) warmUp();
}

/**
 * Has the bands out of view styled (styles/base.css), one per idle moment: all at once is a long task on a slow phone.
 * Not while a dialog makes them inert: they are put off anew, or the browser would style every element twice.
 */
const allBands = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let bands = allBands();
function styleBands() {
  const band = bands.shift();
  if (!band) return;
  band.style.contentVisibility = 'visible';
  // Its height was a guess. Safari does not hold on to the place that the address names, other browsers do.
  if (!led) document.querySelector(':target')?.scrollIntoView();
  whenIdle(styleBands);
}
/** Whether the visitor has begun to move: from then on the place is theirs. */
let led = false;
for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
  addEventListener(type, () => (led = true), true);
function putOffBands(until: HTMLDialogElement) {
  delete document.documentElement.dataset.whole;
  for (const band of allBands()) band.style.contentVisibility = '';
  bands = [];
  until.addEventListener('close', () => ((bands = allBands()), whenIdle(styleBands)), { once: true });
}

addEventListener('load', () => {
  // In development React complains of a style that it did not write.
  if (import.meta.env.DEV) document.documentElement.dataset.whole = '';
  else whenIdle(styleBands);
  setTimeout(() => whenIdle(() => mayWarmUp().catch(() => undefined)), 1000);
});
