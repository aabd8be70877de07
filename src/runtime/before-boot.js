/*
 * The build inlines this script into each page, after theme.js. The boot script (boot/main.ts) is a file, which can be
 * late, blocked or missing. Until it runs, this script queues presses. If it never runs, this script shows other ways to
 * reach the firm. Browsers below the minimum (site/browsers.ts) parse this script too, so avoid recent syntax.
 */
{
  const { dataset } = document.documentElement;
  const isBootPending = () => dataset.js === ''; // protocol.ts explains the values of `js`
  const listen = (type, listener) => addEventListener(type, listener, true);

  // Queues presses for the boot script. Does not queue presses that the browser handles itself: the browser opens and
  // closes dialogs (`commandForElement`), and submits the search form (method `get`).
  listen('click', (event) => {
    const control = event.target.closest('button,a[data-action]');
    if (
      !isBootPending() ||
      !control ||
      control.commandForElement ||
      (control.form || control).method === 'get'
    )
      return;
    event.preventDefault(); // the browser must not validate the form either, because React lists the errors
    control.dataset.queued = '';
    dataset.busy = dataset.busy || '';
  });

  // After five seconds without the boot script, shows a notice about a slow connection, and in each form the other ways
  // to reach the firm.
  setTimeout(() => isBootPending() && (dataset.busy = 'form'), 5000); // ms

  // If the boot script fails twice, shows the page as without JavaScript. The second import needs another URL, because
  // Chromium up to version 150 never repeats a failed import of the same URL.
  const showWithoutScript = () => {
    delete dataset.busy;
    delete dataset.js;
    // Without `data-js`, the pressed button is hidden, so the focus moves to the first other way to reach the firm.
    const pressed = document.querySelector('form [data-queued]');
    if (pressed) pressed.closest('.enquiry').querySelector('[data-without-script] a').focus();
  };
  listen('error', ({ target }) => {
    if (target.dataset && target.dataset.entry)
      setTimeout(() => import(/* @vite-ignore */ `${target.src}?again`).catch(showWithoutScript), 1000); // ms
  });

  // Saves drafts of forms, and restores them after a reload or Back. When React has hydrated a form, it removes
  // `data-draft` from the form, and saves and restores the draft itself.
  const draftKey = (form) => `enquiry-draft:${form.dataset.draft}`;
  const attempt = (task) => (event) => {
    try {
      task(event);
    } catch {} // storage is blocked, the draft is invalid, or the field is in no form
  };
  listen(
    'input',
    attempt(({ target: { form, name, value } }) => {
      const key = draftKey(form);
      const about = new URLSearchParams(location.search).get('about'); // getDraftLink() of protocol.ts does the same
      if (form.dataset.draft)
        sessionStorage[key] = JSON.stringify({
          ...JSON.parse(sessionStorage[key] || '{}'),
          ...(about && { '?about': about }),
          [name]: value,
        });
    }),
  );
  const restoreDraft = attempt((form) => {
    const draft = JSON.parse(sessionStorage[draftKey(form)]);
    for (const field of form.elements) {
      const value = draft[field.name];
      if (typeof value !== 'string') continue;
      if (field.type === 'radio') field.checked = field.value === value;
      else if (field.value !== value) field.value = value;
    }
  });
  document.onreadystatechange = () => {
    document.onreadystatechange = null;
    const loads = performance.getEntriesByType('navigation'); // there is one entry, or none in some embedded browsers
    if (loads.some(({ type }) => type !== 'navigate'))
      document.querySelectorAll('[data-draft]').forEach(restoreDraft);
  };

  // Copies the query and the hash of the page to a link to the page in another language, just before the visitor uses
  // the link. React does not render the link again when tabs and calculators change the query.
  for (const type of ['pointerdown', 'focusin', 'click'])
    listen(type, ({ target }) => {
      const link = target.closest('[data-keeps-query]');
      if (link) ({ search: link.search, hash: link.hash } = location);
    });
}
