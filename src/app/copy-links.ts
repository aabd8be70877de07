import { announce } from '../components/live-region.ts';
import { copyText } from '../lib/copy-text.ts';
import * as words from '#words/sections.json';

/**
 * Copies the URL of the page, then shows and announces a confirmation in the element after the button. If copying
 * fails, shows and announces the URL instead.
 */
async function copyLink({ target }: Event) {
  const button = target instanceof Element ? target.closest('[data-copy-link]') : null;
  const result = button?.nextElementSibling;
  if (!result) return;
  const url = location.href;
  result.textContent = (await copyText(url)) ? words.linkCopied : `${words.linkIs} ${url}`;
  announce(result.textContent);
}

/**
 * Handles clicks on the buttons of `CopyLink`. The listener is on the document, because static pages have no React
 * code.
 */
export const handleCopyLinks = () => document.addEventListener('click', (event) => void copyLink(event));
