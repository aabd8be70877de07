import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '../../../src/build/headers.ts';
import { privacyStatements } from '../../../src/content/privacy-statements.ts';
import { route } from '../../../src/site/page-info.ts';

const endpoint = {
  url: 'https://leads.firm.example/enquiries',
  sentence: 'Our own server keeps your enquiry.',
};
const ENDPOINT = '../../../src/site/lead-endpoint.ts';
/** The note of each form is checked in tests/unit/enquiry. */
const pages = ['privacy'] as const;
/** What is so only while an enquiry goes by the chat alone. */
const byChatAlone =
  /nothing is sent|sends? nothing|nothing by themselves|no server|none of them is sent|only then|reaches us when you press Send|goes (?:only )?when you press Send/i;

afterEach(() => {
  vi.doUnmock(ENDPOINT);
  vi.resetModules();
});

async function words(name: (typeof pages)[number], leadEndpoint: typeof endpoint | undefined) {
  vi.resetModules();
  vi.doMock(ENDPOINT, () => ({ leadEndpoint }));
  const { Screen } = (await import(`../../../src/pages/${name}.tsx`)) as { Screen: () => React.ReactNode };
  const { MemoryRouter } = await import('react-router-dom'); // with the context of the new modules
  const { CurrentPage } = await import('../../../src/components/current-page.ts');
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <MemoryRouter>
      <CurrentPage value={route(`/${name}`)}>
        <Screen />
      </CurrentPage>
    </MemoryRouter>,
  );
  return page;
}

describe.each(pages)('%s', (name) => {
  it('says no more that an enquiry goes by the chat alone, once it goes to the firm’s server too', async () => {
    expect(await words(name, undefined)).toHaveTextContent(byChatAlone);
    const told = await words(name, endpoint);
    expect(told).not.toHaveTextContent(byChatAlone);
    expect(told).toHaveTextContent(/to our office|reaches our office/);
  });
});

it('names the server on /privacy, lets pages ask it, and makes it no counter of visits', async () => {
  expect(await words('privacy', endpoint)).toHaveTextContent(
    'Your enquiry. Our own server keeps your enquiry. Asked: leads.firm.example.',
  );
  const { thirdParties, findThirdPartyErrors, withLeads } =
    await import('../../../src/site/third-parties.ts');
  expect(securityHeaders({ thirdParties })['Content-Security-Policy']).toMatch(
    /; connect-src 'self'(?: https:[^ ;]+)* https:\/\/leads\.firm\.example;/,
  );
  const none = { script: [], connect: [], frame: [], image: [] };
  expect(privacyStatements(withLeads(none, endpoint)).join()).toContain('It counts no visits');
  for (const url of ['/enquiries', 'http://leads.firm.example/'])
    expect(findThirdPartyErrors(withLeads(none, { ...endpoint, url })).join()).toContain('must be https://');
});
