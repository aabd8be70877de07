/*
 * The script of the offline page (app/offline-page.tsx), which the build inlines after theme.js. It reloads the page when
 * the site is reachable, and shows the text that the visitor has typed into forms in this tab.
 */
addEventListener('DOMContentLoaded', () => {
  const RETRY_INTERVAL_MS = 5000;
  const TIMEOUT_MS = 4000;

  /** Reloads the page and returns true if the site is reachable. Otherwise, returns false. */
  const retry = async () => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  addEventListener('online', retry);
  setInterval(() => document.hidden || retry(), RETRY_INTERVAL_MS); // browsers on some systems never dispatch `online`

  const result = document.querySelector('[data-result]');
  document.querySelector('[data-retry]').onclick = async () => {
    result.textContent = ''; // screen readers announce the text again only if it changes
    if (!(await retry())) result.textContent = result.dataset.result;
  };

  /** Returns the object that is stored under a key, or an empty object. */
  const readObject = (key) => {
    try {
      return JSON.parse(sessionStorage.getItem(key)) ?? {};
    } catch {
      return {}; // storage is blocked, or the text is not JSON
    }
  };
  const typed = document.querySelector('[data-typed]');
  const template = typed.querySelector('template').content;
  for (const { id, title, controls } of JSON.parse(typed.dataset.typed)) {
    const unsent = Object.values(readObject(`enquiry-unsent:${id}`));
    const text = unsent.map((enquiry) => enquiry.text).join('\n\n');
    const values = { ...readObject(`enquiry-draft:${id}`), text };
    const form = template.cloneNode(true);
    form.querySelector('h3').textContent = title;
    const list = form.querySelector('dl');
    const row = list.firstElementChild;
    row.remove();
    for (const [control, label] of Object.entries(controls)) {
      const value = values[control];
      if (typeof value !== 'string' || !value.trim()) continue;
      const copy = row.cloneNode(true);
      copy.firstElementChild.textContent = label;
      copy.lastElementChild.textContent = value;
      if (control === 'text') copy.lastElementChild.lang = 'en'; // the text of an enquiry is always English
      list.append(copy);
    }
    if (!list.firstElementChild) continue;
    typed.append(form);
    typed.hidden = false;
  }
});
