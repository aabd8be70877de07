import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSecurityHeaders } from '../../../build/headers.ts';
import { createPrivacyStatements } from '../../../src/content/privacy-statements.ts';
import { pageWith } from '../../unit/site/page-with.tsx';

const endpoint = {
  url: 'https://leads.firm.example/enquiries',
  sentence: 'Our own server keeps your enquiry.',
};
/** Matches statements that are true only if the chat alone sends enquiries. */
const byChatAlone =
  /nothing is sent|sends? nothing|nothing by themselves|no server|none of them is sent|only then|reaches us when you press Send|goes (?:only )?when you press Send/i;

async function renderPrivacy(leadEndpoint: typeof endpoint | undefined) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(await pageWith('privacy', 'site/lead-endpoint.ts', { leadEndpoint }));
  return page;
}

it('/privacy says that only the chat sends an enquiry, unless the firm has a server', async () => {
  expect(await renderPrivacy(undefined)).toHaveTextContent(byChatAlone);
  const page = await renderPrivacy(endpoint);
  expect(page).not.toHaveTextContent(byChatAlone);
  expect(page).toHaveTextContent(/to our office|reaches our office/);
});

it('/privacy and the security policy name the server of the firm', async () => {
  expect(await renderPrivacy(endpoint)).toHaveTextContent(
    'Your enquiry. Our own server keeps your enquiry. Asked: leads.firm.example.',
  );
  const { thirdParties, findThirdPartyErrors, withLeads } =
    await import('../../../src/site/third-parties.ts');
  expect(createSecurityHeaders({ thirdParties })['Content-Security-Policy']).toMatch(
    /; connect-src 'self'(?: https:[^ ;]+)* https:\/\/leads\.firm\.example;/,
  );
  const none = { script: [], connect: [], frame: [], image: [] };
  expect(createPrivacyStatements(withLeads(none, endpoint)).join()).toContain('It counts no visits');
  for (const url of ['/enquiries', 'http://leads.firm.example/'])
    expect(findThirdPartyErrors(withLeads(none, { ...endpoint, url })).join()).toContain('must be https://');
});
