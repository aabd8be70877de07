import { announce } from '../components/live-region.ts';
import { copyText } from '../lib/copy-text.ts';
import * as words from '#words/sections.json';

/**
 * Copies the URL of the page, with the values of its calculator. Shows the result in the element after the
 * button: that the URL is copied, or the URL itself.
 */
async function copyLink({ target }: Event) {
  const button = target instanceof Element ? target.closest('[data-copy-link]') : null;
  const result = button?.nextElementSibling;
  if (!result) return;
  const url = location.href;
  result.textContent = (await copyText(url)) ? words.linkCopied : `${words.linkIs} ${url}`;
  announce(result.textContent);
}

/** Handles clicks on the buttons that copy the URL of the page, also on static pages, which have no React code. */
export const handleCopyLinks = () => document.addEventListener('click', (event) => void copyLink(event));
