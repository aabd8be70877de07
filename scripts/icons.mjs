/** Draws public/favicon.svg from the firm's seal, in the light and dark tones of tailwind.config.ts. Usage: npm run icons */
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

const server = await createServer({ logLevel: 'silent', server: { middlewareMode: true } });
const { RosetteStrokes } = await server.ssrLoadModule('/src/components/rosette-strokes.tsx');
const { light, dark } = await server.ssrLoadModule('/tailwind.config.ts');
await server.close();

const tones = (roles) => `.ros-a{stroke:${roles.engrave}}.ros-b{stroke:${roles['saffron-fine']}}`;
await writeFile(
  'public/favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-840 -840 1680 1680" fill="none" stroke-width="30"><style>${tones(light)}@media(prefers-color-scheme:dark){${tones(dark)}}</style>${renderToStaticMarkup(createElement(RosetteStrokes, { name: 'fund-raising', size: 'seal', id: 's' }))}</svg>\n`,
);
