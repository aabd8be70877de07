/**
 * Runs in the page. Wraps texts in `font` elements as Chrome's translator does, and inserts an element after each field
 * as password managers do. Other DOM changes are tested in tests/unit/runtime/translated-page.test.tsx.
 */
export function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, svg, textarea, option') ? 2 : 1,
  );
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (!text.data.trim()) continue;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(font);
  }
  for (const field of document.querySelectorAll('input, select, textarea'))
    field.after(document.createElement('span'));
}
