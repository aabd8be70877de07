/* Corrects the tags of lists and the names of links in a PDF from Chromium. tag-pdf.mjs reads `objects`. */

export const readReference = (name, text) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);
export const readType = ({ text }) => /\/S \/(\w+)/.exec(text)?.[1];
const KIDS = /\/K (?:\[([^]*?)\](?=\n\/|>>$)|(\d+ 0 R|\d+|<<[^]*?>>))/;
/** Returns the children of an element: the array in `/K` without brackets, or its only value. */
function readChildren(text) {
  const [, array, single = ''] = KIDS.exec(text) ?? [];
  return array ?? single;
}
const findReferences = (kids) => [...kids.replace(/<<[^]*?>>/g, '').matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number)); // oxfmt-ignore

/** Returns the text as a PDF string. */
export function toPdfString(text) {
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${utf16.toString('hex').toUpperCase()}>`;
}

/** Puts the content of each list item into an LBody element, next to its label. */
export function addListBodies(objects) {
  let next = Math.max(...objects.keys()) + 1;
  const items = [...objects].filter(([, object]) => readType(object) === 'LI');
  for (const [number, item] of items) {
    const parent = objects.get(readReference('P', item.text));
    const kids = readChildren(item.text);
    const label = findReferences(kids).find((kid) => readType(objects.get(kid)) === 'Lbl');
    // The existing object becomes the body, because its content refers to it.
    const itemNumber = next++;
    const list = readReference('P', item.text);
    parent.text = parent.text.replace(/\/K [^]*$/, (rest) => rest.replace(new RegExp(`\\b${number} 0 R`), `${itemNumber} 0 R`)); // oxfmt-ignore
    item.text = item.text.replace('/S /LI', '/S /LBody').replace(/\/P \d+ 0 R/, `/P ${itemNumber} 0 R`);
    if (label !== undefined) {
      item.text = item.text.replace(new RegExp(`(/K \\[[^]*?)\\b${label} 0 R ?`), '$1');
      const labelElement = objects.get(label);
      labelElement.text = labelElement.text.replace(/\/P \d+ 0 R/, `/P ${itemNumber} 0 R`);
    }
    const itemKids = [label, number].filter((kid) => kid !== undefined).map((kid) => `${kid} 0 R`);
    objects.set(itemNumber, { text: `<</Type /StructElem\n/S /LI\n/P ${list} 0 R\n/K [${itemKids.join(' ')}]>>` });
  }
} // oxfmt-ignore

/**
 * Moves the items of a list into a new list if Chromium's list also contains other content, such as lines between the
 * items. The existing element becomes a group around the new list, because its content refers to it.
 */
export function separateItems(objects) {
  let next = Math.max(...objects.keys()) + 1;
  for (const [number, list] of [...objects].filter(([, object]) => readType(object) === 'L')) {
    const kids = readChildren(list.text);
    const items = findReferences(kids).filter((kid) => readType(objects.get(kid)) === 'LI');
    const others = items.reduce((rest, item) => rest.replace(new RegExp(`\\b${item} 0 R`), ''), kids).trim();
    if (!others) continue;
    const listNumber = next++;
    for (const item of items) {
      const element = objects.get(item);
      element.text = element.text.replace(/\/P \d+ 0 R/, `/P ${listNumber} 0 R`);
    }
    list.text = list.text.replace('/S /L\n', '/S /Div\n').replace(KIDS, `/K [${others} ${listNumber} 0 R]`); // oxfmt-ignore
    const itemKids = items.map((item) => `${item} 0 R`).join(' ');
    objects.set(listNumber, { text: `<</Type /StructElem\n/S /L\n/P ${number} 0 R\n/K [${itemKids}]>>` });
  }
} // oxfmt-ignore

/** Returns the numbers of the Link elements in the order of the document. */
function findLinks(objects, number) {
  const { text } = objects.get(number);
  const inner = findReferences(readChildren(text)).flatMap((kid) => findLinks(objects, kid));
  return readType({ text }) === 'Link' ? [number] : inner;
}

/**
 * Names the links: their elements (`Alt`) and their clickable areas (`Contents`).
 * @param names the accessible names of the links of the page, in their order
 */
export function nameLinks(objects, root, names) {
  const links = findLinks(objects, root);
  if (links.length !== names.length)
    throw new Error(`The PDF has ${links.length} links, the page ${names.length}`);
  for (const [index, number] of links.entries()) {
    const link = objects.get(number);
    const name = toPdfString(names[index]);
    link.text = link.text.replace('/S /Link\n', `/S /Link\n/Alt ${name}\n`);
    for (const [, area] of link.text.matchAll(/\/Obj (\d+) 0 R/g)) {
      const annotation = objects.get(Number(area));
      annotation.text = annotation.text.replace('/Subtype /Link\n', `/Subtype /Link\n/Contents ${name}\n`);
    }
  }
}

/**
 * Renumbers the names of elements, starting at 1. Chromium's numbers are different in each run, so two PDFs of the same
 * page would differ.
 */
export function renameElements(objects) {
  const name = /\(node(\d{8})\)/g;
  const all = [...objects.values()];
  const found = new Set(all.flatMap(({ text }) => [...text.matchAll(name)].map(([, number]) => number)));
  const sorted = [...found].toSorted(); // the tree of names must stay sorted
  for (const object of all)
    object.text = object.text.replace(name, (_, number) => `(node${String(sorted.indexOf(number) + 1).padStart(8, '0')})`);
} // oxfmt-ignore
