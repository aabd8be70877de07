import { announce } from '../components/live-region.ts';
import { copyText } from '../lib/copy-text.ts';
import * as words from '#words/sections.json';

/**
 * Copies the URL of the page, including the values of its calculator. The element after the button then says that the
 * URL is copied. If copying fails, the element shows the URL.
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
 * Handles clicks on buttons that copy the URL of the page. It listens on the document, because static pages have no
 * React code.
 */
export const handleCopyLinks = () => document.addEventListener('click', (event) => void copyLink(event));
