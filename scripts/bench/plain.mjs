/**
 * Each page as somebody might have written it by hand: the same words in plain elements, one inlined style sheet of a
 * few rules, one face and one picture, and no script. What the site is measured against.
 */
import { createServer } from 'node:http';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import sirv from 'sirv';
import { faceOf } from '../../tailwind/typefaces.mjs';

const PLAIN = 'node_modules/.cache/bench-plain';

/** What a page by hand has no second time, or nothing of: another menu, what is for the ear alone, drawings. */
const LEFT_OUT =
  'dialog, .sr-only, [aria-hidden=true], [hidden], [data-without-script], script, svg, aside.floating';
/** Written as they are; any other element gives its content only. */
const KEPT =
  /^(?:h[1-6]|p|ul|ol|li|dl|dt|dd|a|b|strong|em|blockquote|figure|figcaption|table|caption|thead|tbody|tr|th|td|form|fieldset|legend|label|input|select|option|textarea|button|header|nav|main|section|article|footer|time)$/;
const ATTRIBUTES = ['href', 'type', 'for', 'id', 'name', 'value', 'scope', 'datetime', 'aria-label'];

const STYLE = `@font-face{font-family:F;src:url(FACE) format('woff2');font-weight:400 600;font-display:swap}
*{box-sizing:border-box;margin:0}body{font:1.0625rem/1.6 F,sans-serif;background:#fbf9f4;color:#1b2a24}
header,main,footer{max-width:72rem;margin:auto;padding:1rem}header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem}
h1,h2{font-size:2rem;line-height:1.15}h3{font-size:1.25rem}h1,h2,h3,p,ul,ol,dl{margin-bottom:.75rem}section,article{padding:2rem 0}
ul,ol{list-style:none;padding:0}a{color:#0b5a42}nav a{display:inline-block;min-height:2.75rem;padding:.5rem 0}
main ul,footer ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem}
li,td,th{border-top:1px solid #d8d2c2;padding:.4rem}summary{min-height:2.75rem;padding:.6rem}img{display:block;width:min(100%,20rem)}
input,select,textarea,button{font:inherit;min-height:2.75rem;width:100%;border:1px solid #6b7a72;background:#fff}
button{background:#e9b44c}footer{background:#12211b;color:#fff}footer a{color:#fff}`.replaceAll('\n', '');

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The words of an element in plain ones. */
function written(node) {
  if (node.nodeType === 3) return escaped(node.data.replace(/\s+/g, ' '));
  if (node.nodeType !== 1 || node.matches(LEFT_OUT)) return '';
  const inner = [...node.childNodes].map(written).join('');
  const tag = node.localName;
  if (!KEPT.test(tag)) return inner && !/^(?:span|time)$/.test(tag) ? `${inner} ` : inner;
  if (tag === 'nav' && node.closest('header'))
    return `<details><summary>Menu</summary><nav>${inner}</nav></details>`;
  const given = ATTRIBUTES.filter((name) => node.hasAttribute(name));
  const said = given.map((name) => ` ${name}="${escaped(node.getAttribute(name))}"`).join('');
  return `<${tag}${said}>${tag === 'input' ? '' : `${inner}</${tag}>`}`;
}

/** A page by hand with the words of a built one. */
function plainPage(html, { face, picture }) {
  const { document } = new JSDOM(html).window;
  const body = ['body header', 'main', 'body > #root > footer, footer']
    .map((part) => written(document.querySelector(part)))
    .join('')
    .replace('<main>', `<main><img src="${picture}" alt="" width="320" height="320">`);
  const title = escaped(document.title);
  const said = escaped(document.querySelector('meta[name=description]')?.content ?? '');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="${said}"><link rel="icon" href="data:,"><link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin><style>${STYLE.replace('FACE', face)}</style></head><body>${body}</body></html>`;
}

/** Writes the plain pages of these paths, and serves them. */
export async function servePlain(paths, port) {
  const assets = await readdir('dist/assets');
  const asset = (begin) => `/assets/${assets.find((name) => name.startsWith(begin))}`;
  const files = { face: asset(`${faceOf('sans', 400).stem}-`), picture: asset('hero-1-plate-') };
  await rm(PLAIN, { recursive: true, force: true });
  await mkdir(join(PLAIN, 'assets'), { recursive: true });
  for (const file of Object.values(files)) await cp(`dist${file}`, join(PLAIN, file));
  for (const path of paths) {
    const name = path === '/' ? '/index.html' : `${path}.html`;
    const page = plainPage(await readFile(`dist${name}`, 'utf8'), files);
    const file = join(PLAIN, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
    await writeFile(`${file}.br`, brotliCompressSync(page));
  }
  const server = createServer(sirv(PLAIN, { brotli: true, extensions: ['html'] }));
  await new Promise((listening) => server.listen(port, listening));
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
